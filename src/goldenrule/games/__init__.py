"""The games. They do not import each other."""
