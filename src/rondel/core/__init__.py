"""The flow machine and nothing game-specific: state, steps, actions, chance, fields, records, texts."""
