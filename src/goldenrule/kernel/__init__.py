"""The kernel: state, randomness, frames, windows, op trees, decisions, views, records. It is independent of games."""
