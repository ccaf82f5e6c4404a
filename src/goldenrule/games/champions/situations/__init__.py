"""Situations described in words: positions, scripted play, case files."""
