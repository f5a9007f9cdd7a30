"""The contract that all games keep."""
