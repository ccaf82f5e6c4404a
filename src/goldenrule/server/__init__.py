"""The browser's door: `goldenrule serve`. Sockets, HTTP and storage in one process, the games in others."""
