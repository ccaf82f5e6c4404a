"""What runs in worker processes: games, rules, bots and texts. The server reaches it by `worker_rpc` alone."""
