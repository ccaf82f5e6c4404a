"""HTTP, WebSocket and the files of the page: access control, routes, limits on connections."""
