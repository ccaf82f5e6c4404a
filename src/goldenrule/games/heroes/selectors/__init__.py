"""Which cards an ability means (`Sel`), how many (`Num`), and whether (`Cond`): the words of the cards that look."""
