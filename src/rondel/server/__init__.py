"""The web server: tables, seats, accounts, clocks, chat and storage; HTTP and WebSocket."""
