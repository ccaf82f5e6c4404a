"""The table: a running game with seats, its saves and its words. Doors and tools reach the games through it."""
