"""Worked examples of the tutorials, kept under test."""
