"""Positions and scripts of Marvel Heroes: what case files are made of."""
