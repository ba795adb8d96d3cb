"""Training of learned players: `rondel train GAME`. Needs PyTorch: pip install 'rondel[train]'."""
