"""HTTP, sockets, guests and static files. Knows tables and the store, and no rule."""
