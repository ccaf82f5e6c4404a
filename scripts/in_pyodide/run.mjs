// Runs `main` of a module of scripts.in_pyodide in Pyodide: run.mjs PYODIDE STDLIB FOLDER MODULE
// FOLDER is mounted as /build, and has scripts/in_pyodide; STDLIB is the zip of the standard library.
// What is compiled into made/site, if anything is, is imported before all else.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

function fail(error) {
  console.error(String(error?.message ?? error).slice(-4000));
  process.exit(1);
}
process.on('uncaughtException', fail);

process.exitCode = 1; // until the program has ended: one that waits for ever ends Node, too

const [pyodide, stdlib, folder, module] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')).href);
try {
  const python = await loadPyodide({
    indexURL: pyodide,
    stdLibURL: stdlib,
    env: { PYTHONHASHSEED: '0', PYTHONDONTWRITEBYTECODE: '1', HOME: '/home', LANG: 'en_US.UTF-8' },
  });
  python.mountNodeFS('/build', folder);
  await python.runPythonAsync(`
import sys
sys.path[:0] = ["/build/made/site", "/build"]
from scripts.in_pyodide import ${module}
await ${module}.main()
`);
  process.exitCode = 0;
} catch (error) {
  fail(error);
}
