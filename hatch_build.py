"""What hatchling does before it packs a wheel or source archive: the page of the browser is built into it.

Without a Node on the PATH, the wheel of Node that is pinned in requirements/node.in is asked for. If npm cannot be
reached, the package is made without the page, and says so: the terminal has no use for it.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from scripts.build_page import NoPage, build, is_current, node_folder


class Page(BuildHookInterface[Any]):
    """Builds the page for all but editable installations, for which `run.py` builds it."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        if is_current(Path(self.root)) or node_folder():
            return []
        return [(Path(self.root) / "requirements" / "node.in").read_text("ascii").strip()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or is_current(root):
            return
        try:
            node = node_folder(Path(sys.executable).parent)
            if node is None:
                raise NoPage("there is no Node of version 20.19 or newer with npm")
            build(root, node, self.app.display_info)
        except NoPage as why:
            self.app.display_warning(f"Without the page of the browser: {why}")


class Addresses(MetadataHookInterface):
    """The addresses of the project in the package's metadata, where a forge builds it: it says where the source is."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        server, name = (os.environ.get(f"GITHUB_{key}", "") for key in ("SERVER_URL", "REPOSITORY"))
        home = f"{server}/{name}"
        metadata["urls"] = {
            "Homepage": home, "Source": home, "Issues": f"{home}/issues", "Changelog": f"{home}/blob/main/CHANGELOG.md",
        } if server and name else {}  # fmt: skip
