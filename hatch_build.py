"""What hatchling does before it packs a wheel or source archive: the page of the browser is built into it.

Without a Node on the PATH, the wheel of Node that is pinned in requirements/node.in is asked for. If npm cannot be
reached, the package is made without the page, and says so: the terminal has no use for it.

With HATCH_BUILD_HOOK_ENABLE_MYPYC=1 the wheel has compiled modules beside their source (`scripts/native.py`), and its
tag names the Python and the platform that they fit. Installers prefer it to the wheel of pure Python.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from scripts.build_page import NoPage, build, is_current, node_folder


class Page(BuildHookInterface[Any]):
    """Builds the page for all but editable installations, for which `run.py` builds it; on request compiles modules."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        needed = [] if is_current(Path(self.root)) or node_folder() else ["node.in"]
        needed += ["native.in"] if self.is_compiled else []
        files = [Path(self.root) / "requirements" / name for name in needed]
        return [line for file in files for line in file.read_text("ascii").split()]

    @property
    def is_compiled(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("HATCH_BUILD_HOOK_ENABLE_MYPYC") == "1"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.build_page()
        if self.is_compiled:
            self.compile_modules(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.made is not None:
            self.made.cleanup()

    made: "tempfile.TemporaryDirectory[str] | None" = None

    def compile_modules(self, build_data: dict[str, Any]) -> None:
        """Compile modules and put them beside their source."""
        sys.path.insert(0, str(Path(self.root) / "src"))
        os.environ["GOLDENRULE_NATIVE"] = "off"
        from scripts import native

        self.made = tempfile.TemporaryDirectory(prefix="goldenrule-wheel-")
        folder = Path(self.made.name)
        for file in native.compile_into(folder, native.compiled_files(), "3"):
            build_data["force_include"][str(folder / file)] = file.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def build_page(self) -> None:
        root = Path(self.root)
        if is_current(root):
            return
        try:
            node = node_folder(Path(sys.executable).parent)
            if node is None:
                raise NoPage("there is no Node of version 20.19 or newer with npm")
            build(root, node, self.app.display_info)
        except NoPage as why:
            self.app.display_warning(f"Without the page of the browser: {why}")
