"""The door for browsers: tables that people reach over the network, and the page that shows them."""
