"""Positions and scripts of the duel: what case files and tests are made of."""
