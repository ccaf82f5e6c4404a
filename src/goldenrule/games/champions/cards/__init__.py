"""The cards: one module a set, in the order of the printed set. Facts are in the data, here is what they do."""
