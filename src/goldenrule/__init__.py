"""Goldenrule: tabletop games with every rule enforced, on one shared kernel."""

__version__ = "0.1.0"
