"""What the nodes of a site share beside the database: messages, and claims of who does what.

A server alone shares them with nobody: `Bus`. Several nodes meet at a Redis or Valkey: `redis_bus.RedisBus`. All of it
may be lost at any moment without harm, because the database alone decides what has happened.
"""

from typing import Protocol


class Ears(Protocol):
    """Who listens to the others."""

    def heard(self, node: str, message: bytes) -> None:
        """Another node said something."""

    def joined(self) -> None:
        """From now on we hear the others; what they did before has to be looked up."""

    def gone(self, node: str) -> None:
        """A node has ended or died: what it had claimed is anybody's."""


class Bus:
    """One server alone: nobody to talk to, and everything is its own."""

    node = "alone"
    shared = False
    up = True  # are the others to be heard?

    @property
    def others(self) -> bool:
        """Are there other nodes, as far as we know?"""
        return False

    async def start(self, ears: Ears) -> None:
        pass

    async def stop(self) -> None:
        pass

    def publish(self, message: bytes) -> None:
        """To all other nodes, as soon as possible; perhaps never."""

    def owns(self, name: str) -> bool:
        """Is it claimed by this node?"""
        return True

    async def claim(self, name: str) -> bool:
        """From now on this node does it, unless another one that is alive does: then False."""
        return True

    def release(self, name: str) -> None:
        """This node no longer does it."""
