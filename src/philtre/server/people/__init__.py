"""Who somebody is: identities, passphrases, names that look alike."""
