"""The server's core inside the page itself, in the Python of a browser: no processes, no database, no HTTP."""
