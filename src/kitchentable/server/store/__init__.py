"""What must never be lost: journals and records in SQLite or PostgreSQL."""
