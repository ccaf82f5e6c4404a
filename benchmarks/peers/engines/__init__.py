"""One module for each package: its games as the benchmark plays them."""
