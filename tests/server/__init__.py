"""Tests of the browser's door."""
