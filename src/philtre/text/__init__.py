"""Text forms: words, records, content files, position texts, figures."""
