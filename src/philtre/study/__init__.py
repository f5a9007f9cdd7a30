"""Many matches at once: what designers and researchers measure."""
