"""Programs that run in Pyodide while the page without a server is built (`static_page.py`)."""
