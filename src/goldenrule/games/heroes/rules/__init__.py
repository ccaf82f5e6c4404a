"""The rules, one procedure a module."""
