"""The server of the page, `goldenrule serve`: sockets, HTTP and storage in one process, games in others."""
