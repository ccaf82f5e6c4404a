"""Complete games through the page, in a browser. Nothing here waits on a clock: only for what is on the page."""
