"""Players: identities, passphrases, and names that look alike."""
