log-leaves = { $card } wird abgelegt.
