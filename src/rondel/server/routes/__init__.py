"""The routes of the HTTP side, by what they are about."""
