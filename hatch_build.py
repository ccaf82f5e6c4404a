"""What hatchling does before it packs a wheel or source archive: the page of the browser is built into it.

Without a Node on the PATH, the wheel of Node that is pinned in requirements/node.in is asked for. If npm cannot be
reached, the package is made without the page, and says so: the terminal has no use for it.

With HATCH_BUILD_HOOK_ENABLE_MYPYC=1 the wheel also has compiled modules (`scripts/native.py`). Its tag names the Python
and the platform that they fit; pip prefers it to the wheel of pure Python. No wheel is made if they do not compile.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from scripts.build_page import NoPage, build, is_current, node_folder

COMPILED = "HATCH_BUILD_HOOK_ENABLE_MYPYC"
TO_COMPILE = re.compile(r"(mypy|mypy_extensions|setuptools|types-\w+)\b(?!-)")
"""Those of the development tools that compiling needs."""


class Contents(BuildHookInterface[Any]):
    """Builds the page for all but editable installations, for which `run.py` builds it; compiles modules on request."""

    PLUGIN_NAME = "custom"
    compiled: TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        needed = []
        if not (is_current(Path(self.root)) or node_folder()):
            needed.append((Path(self.root) / "requirements" / "node.in").read_text("ascii").strip())
        if self.is_compiled:
            project = self.metadata.core
            tools = project.optional_dependencies["dev"]
            needed += [*project.dependencies, *[tool for tool in tools if TO_COMPILE.match(tool)]]
        return needed

    @property
    def is_compiled(self) -> bool:
        return self.target_name == "wheel" and os.environ.get(COMPILED) == "1"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.build_page()
        if self.is_compiled:
            self.compile_modules(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.compiled is not None:
            self.compiled.cleanup()

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

    def compile_modules(self, build_data: dict[str, Any]) -> None:
        """Compile modules into a folder of the wheel, where `goldenrule.native` looks for them."""
        self.compiled = TemporaryDirectory(prefix="goldenrule-wheel-")
        folder = Path(self.compiled.name) / "compiled"
        script = Path(self.root) / "scripts" / "native.py"
        if subprocess.run([sys.executable, str(script), "--wheel", str(folder)]).returncode:
            self.app.abort(f"The modules cannot be compiled. Without {COMPILED} the wheel is one of pure Python.")
        build_data["force_include"][str(folder)] = "goldenrule/compiled"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


class Addresses(MetadataHookInterface):
    """The addresses of the project in the package's metadata, where a forge builds it: it says where the source is."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        server, name = (os.environ.get(f"GITHUB_{key}", "") for key in ("SERVER_URL", "REPOSITORY"))
        home = f"{server}/{name}"
        metadata["urls"] = {
            "Homepage": home, "Source": home, "Issues": f"{home}/issues", "Changelog": f"{home}/blob/main/CHANGELOG.md",
        } if server and name else {}  # fmt: skip
