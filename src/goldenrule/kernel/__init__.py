"""The kernel: state, randomness, frames, windows, op trees, decisions, views, records. It knows no game."""
