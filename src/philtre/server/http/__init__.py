"""HTTP: routes by subject, and what stands in front of them."""
