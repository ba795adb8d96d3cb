"""The symbols that only this game has, each in a 24 x 24 box; currentColor is the tint. Drawn for this project."""

from rondel.games.trail.board.symbols import SYMBOLS as SHARED

FLEECE = (
    "M5.2 10.6c-2-.4-2.7-3.2-.9-4.4C3.9 3.7 6.4 2.3 8.2 3.4 9.4 1.4 14.6 1.4 15.8 3.4c1.8-1.1 4.3.3 3.9 2.8 "
    "1.8 1.2 1.1 4-.9 4.4-.3 1.4-2 2-3.2 1.3-1.6 1.3-5.6 1.3-7.2 0-1.2.7-2.9.1-3.2-1.3z"
)
CLOUD = (
    "M4.4 19.3c-3.2-.2-4.4-3.7-2-5.6C.8 11 3 7.9 5.8 8.4 6.8 5 11.2 4.3 13 6.8c2.6-1.9 6.5-.2 6.5 3 3 .3 4.2 "
    "4.2 2 6.1.2 2.6-2.9 4.3-5.1 2.9-1.6 2.2-5 2.2-6.6.3-1.5 1.4-4.2 1.5-5.4.2z"
)
LOCK = "M9 13.2h6v4.3H9zM9.9 13v-1.2a2.1 2.1 0 0 1 4.2 0V13h-1.3v-1.1a.8.8 0 0 0-1.6 0V13z"
SHIP = (
    "M11 .8h1.9v1.4c3.4 1.6 6 5 6.6 9.2.1.6-.3 1-.9 1h-5.7v1.9h9.6c.8 0 1.2.7.9 1.4l-2.3 5.6c-.4 1-1.3 "
    "1.6-2.4 1.6H5.6c-1.1 0-2-.7-2.4-1.7L.9 15.7c-.3-.7.2-1.4.9-1.4H11v-1.9H4.4c-.7 0-1-.7-.7-1.2C5.6 8.4 "
    "9 5.4 11 4.7z"
)
SHEARS = (
    '<path fill="none" stroke="currentColor" stroke-width="2.6" d="M9.2 12.3C3.5 14.6 1.6 19 4 21.3c2.5 2.4 7-.1 '
    '8-6.6M14.8 12.3c5.7 2.3 7.6 6.7 5.2 9-2.5 2.4-7-.1-8-6.6"/><path fill="currentColor" d="M12.8 15.6 6.2 '
    "2.4c-.4-.9.2-1.6 1-1.4 3 2.5 5.4 6.8 6.8 12zM11.2 15.6l6.6-13.2c.4-.9-.2-1.6-1-1.4-3 2.5-5.4 6.8-6.8 "
    '12z"/>'
)
STOREHOUSE = "M1 9.5 12 2l11 7.5V22H1z"
SYMBOLS = {
    "head": (
        f'<path fill="currentColor" d="{FLEECE}"/><path fill="#8d8479" d="M7.2 9.3c3 1.2 6.6 1.2 9.6 0 .5.1 1.4.4 '
        "2.6.3 1.3-.1 2.6.6 2.9 1.6-1.4 2-4 2.4-5.5 1.5-.4 3.3-1.2 6.4-2.2 8.3-1.1 2-4.1 2-5.2 0-1-1.9-1.8-5-2.2-8.3"
        '-1.5.9-4.1.5-5.5-1.5.3-1 1.6-1.7 2.9-1.6 1.2.1 2.1-.2 2.6-.3z"/><path fill="#2b2926" d="M9.4 13h1.7v2H9.4z'
        'm3.5 0h1.7v2h-1.7zM10.6 19.4h2.8L12 21z"/>'
    ),
    "sheep": (
        f'<path fill="var(--white)" stroke="var(--edge)" stroke-width="1.4" d="{CLOUD}"/><path fill="var(--dark)" '
        'd="M5.6 19.4h2.3V23H5.6zm8.6.2h2.3V23h-2.3zM17 5.6c1.2-.8 2.9-.7 3.9.1 1 .1 2 .8 2.4 2-.7.8-1.6 1-2.4.8'
        '-.3 2-1 3.9-2 4.7-1.3.9-2.7.3-3.2-1.2-.5-1.8-.1-5.2 1.3-6.4z"/>'
    ),
    "wool": (
        f'<path fill="var(--white)" stroke="var(--edge)" stroke-width="1.5" d="{CLOUD}"/><path fill="none" '
        'stroke="#b0a695" stroke-width="1.3" stroke-linecap="round" d="M5.5 13.2c.6-1.8 3.3-1.7 3.7.1M12.4 11.3c.6'
        '-1.8 3.3-1.7 3.7.1M10 16.3c.6-1.6 3-1.5 3.4.1"/>'
    ),
    "wool-keep": (
        f'<path fill="var(--white)" stroke="var(--edge)" stroke-width="1.5" d="{CLOUD}"/><circle cx="12" cy="14" '
        f'r="6.2" fill="var(--gold)"/><path fill="#3a2c05" d="{LOCK}"/>'
    ),
    "shear": f'<g color="var(--ink)">{SHEARS}</g>',
    "shearer": SHEARS,
    "shepherd": (
        '<path fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" d="M9 22.3V8.2c0-4 2-6.4 '
        '4.8-6.4s4.6 2 4.6 4.4-1.7 4.1-3.8 4.1"/>'
    ),
    "craftsman": SHARED["builder"],
    "sailor": (
        '<path fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" d="M12 7.5V22M7.5 '
        '10.8h9M3 14.5C3.6 19 7.4 22 12 22s8.4-3 9-7.5"/><circle cx="12" cy="4.6" r="2.7" fill="none" '
        'stroke="currentColor" stroke-width="2.3"/><path fill="currentColor" d="M.8 17.5 3 12.4l3.6 4zM23.2 17.5 21 '
        '12.4l-3.6 4z"/>'
    ),
    "joker": ('<path fill="currentColor" d="m12 1.4 3 7 7.6.6-5.8 5 1.8 7.4L12 17.4l-6.6 4 1.8-7.4-5.8-5 7.6-.6z"/>'),
    "gold": (
        '<path fill="var(--gold)" stroke="#8a6510" stroke-width="1.5" stroke-linejoin="round" d="M3 14.5 6.2 7l6.6-3 '
        '7 3.8 1.9 7.4-4.7 5.4-8 1z"/><path fill="#fff" fill-opacity=".5" d="M6.2 7l6.6-3 1.4 5-5 2.6z"/><path '
        'fill="#8a6510" fill-opacity=".45" d="m17 20.6 4.7-5.4-5.4-2.4-3.6 4.5z"/>'
    ),
    "pathfinder": (
        '<path fill="#7a5a34" d="M10.6 1h2.8v22h-2.8z"/><path fill="var(--gain)" stroke="var(--ink)" '
        'stroke-width="1.2" stroke-linejoin="round" d="M4.5 3h14L23 6.5 18.5 10h-14z"/><path fill="var(--clay)" '
        'stroke="var(--ink)" stroke-width="1.2" stroke-linejoin="round" d="M19 11.8H6L2 14.9 6 18h13z"/>'
    ),
    "ship": f'<path fill="currentColor" d="{SHIP}"/>',
    "ship-piece": f'<path fill="currentColor" stroke="var(--white)" stroke-width="1.3" d="{SHIP}"/>',
    "storehouse": (
        f'<path fill="currentColor" stroke="var(--white)" stroke-width="1.2" d="{STOREHOUSE}"/><path fill="#fff" '
        'fill-opacity=".8" d="M5 22V13h14v9h-2v-2.2H7V22zm2-4.4h10V15H7z"/>'
    ),
    "storehouse-to": (
        '<path fill="var(--steel)" d="M6 9.5 15 3.5l9 6V22H6z"/><path fill="#fff" fill-opacity=".8" d="M10 22v-8h10v8h'
        '-1.7v-2h-6.6v2z"/><path fill="var(--warn)" d="M0 13.2 6.4 7.8v3.5H10v3.8H6.4v3.5z"/>'
    ),
    "invest": (
        '<rect x="1.2" y="3.2" width="21.6" height="17.6" rx="3" fill="var(--tile)" stroke="var(--ink)" '
        'stroke-width="1.7"/><path fill="var(--gold)" stroke="#8a6510" stroke-width="1" d="m12 4.8 2.1 4.6 5 .5-3.8 '
        '3.4 1.2 5-4.5-2.7-4.5 2.7 1.2-5-3.8-3.4 5-.5z"/>'
    ),
    "grass": (
        '<path fill="none" stroke="var(--grass)" stroke-width="2.3" stroke-linecap="round" d="M12 21.5C12 14 12 8 '
        "11.4 3M9.8 21.5C9 15 7.4 10 4.2 6.5M14.2 21.5c.8-6.5 2.4-11.5 5.6-15M7.4 21.5C6.4 18 4.4 15 1.6 13.4M16.6 "
        '21.5c1-3.5 3-6.5 5.8-8.1"/>'
    ),
    "steering_wheel": (
        '<g fill="none" stroke="currentColor"><circle cx="12" cy="12" r="6.4" stroke-width="2.6"/><path '
        'stroke-width="2.2" stroke-linecap="round" d="M12 1.4v21.2M1.4 12h21.2M4.5 4.5l15 15m0-15-15 15"/></g><circle '
        'cx="12" cy="12" r="2.6" fill="currentColor"/>'
    ),
    "barrel": (
        '<path fill="currentColor" d="M6.5 1.5h11c2.6 4 3.9 7.3 3.9 10.5s-1.3 6.5-3.9 10.5h-11C3.9 18.5 2.6 15.2 2.6 '
        '12s1.3-6.5 3.9-10.5z"/><path fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.7" d="M4.2 '
        '6.5c5 1.5 10.6 1.5 15.6 0M4.2 17.5c5 1.5 10.6 1.5 15.6 0M12 2v20"/>'
    ),
    "bell": (
        '<path fill="currentColor" d="M12 1c1.2 0 2 .8 2 2 3.4.9 5.2 3.8 5.2 7.6 0 4.2 1 6 2.8 7.4v1.4H2V18c1.8-1.4 '
        '2.8-3.2 2.8-7.4C4.8 6.8 6.6 3.9 10 3c0-1.2.8-2 2-2zM8.7 20.4h6.6c-.2 1.7-1.5 2.8-3.3 2.8s-3.1-1.1-3.3-2.8z"/>'
    ),
    "compass": (
        '<circle cx="12" cy="12" r="10.2" fill="none" stroke="currentColor" stroke-width="2.3"/><path '
        'fill="currentColor" d="m12 3.6 2.6 5.8 5.8 2.6-5.8 2.6L12 20.4l-2.6-5.8L3.6 12l5.8-2.6z"/>'
    ),
    "sheepdog": (
        '<path fill="currentColor" d="M6.5 4.5C8 3.6 9.6 3.2 12 3.2s4 .4 5.5 1.3c2 .1 3.9 1.6 4.8 4.5.4 2.4-.6 '
        "4.6-2.6 5.1-.5 3.6-2.1 5.6-4 6.3-1 1.6-2.3 2.4-3.7 2.4s-2.7-.8-3.7-2.4c-1.9-.7-3.5-2.7-4-6.3C2.3 13.6 1.3 "
        '11.4 1.7 9c.9-2.9 2.8-4.4 4.8-4.5z"/><path fill="#fff" fill-opacity=".85" d="M11 4h2l.6 7.6c1.7 1.2 2.6 3.3 '
        '1.9 5.6-.5 1.9-1.9 3.1-3.5 3.1s-3-1.2-3.5-3.1c-.7-2.3.2-4.4 1.9-5.6z"/><path fill="#2b2926" d="M7.6 '
        '9.4h1.8v2.1H7.6zm7 0h1.8v2.1h-1.8zM10 15.6h4L12 18z"/>'
    ),
    "ferry": (
        '<path fill="currentColor" d="M10 1.5h4v3.7h4.5l1 6.3 3.3 1.2c.6.2.8.8.5 1.4l-2.8 6.2c-1.4.9-2.7.9-4 '
        '0-1.5 1-3 1-4.5 0-1.5 1-3 1-4.5 0-1.3.9-2.6.9-4 0L.7 14.1c-.3-.6-.1-1.2.5-1.4l3.3-1.2 1-6.3H10z"/><path '
        'fill="#fff" fill-opacity=".85" d="M7.5 7h9l.4 3L12 8.8 7.1 10z"/><path fill="none" stroke="#4f8aa0" '
        'stroke-width="1.8" stroke-linecap="round" d="M1.5 22.5c2.6-1.6 4.3-1.6 7 0 2.6-1.6 4.3-1.6 7 0 2.6-1.6 '
        '4.3-1.6 7 0"/>'
    ),
    "kotare": (
        '<path fill="#2f7f8f" d="M1 7.2 9 6c.6-2.6 2.7-4.3 5.3-4.3 3.4 0 5.5 2.6 5.7 5.8.2 3.4 1.2 5.9 3.2 9.5-2.5.2'
        '-4.4-.2-6-1.2-1.6 2.6-4.1 3.9-7 3.5 1.6-1.4 2.3-2.9 2.1-4.7-2-.8-3.3-2.4-3.6-4.6z"/><path fill="#f2e2c0" '
        'd="M9.2 8.6c1.8 1.5 4.3 2.2 7.2 1.8-.3 3.6-2 7-5.9 8.9 1.6-1.4 2.3-2.9 2.1-4.7-2-.8-3.2-2.9-3.4-6z"/><circle '
        'cx="13.4" cy="5.6" r="1.1" fill="#fff"/><path stroke="#7a5a34" stroke-width="1.8" stroke-linecap="round" '
        'd="M5 22.4h15"/>'
    ),
    "cards-top": (
        '<rect x="2" y="8" width="13" height="15" rx="2" fill="var(--paper-2)" stroke="var(--ink)" '
        'stroke-width="1.6"/><rect x="5" y="5" width="13" height="15" rx="2" fill="var(--tile)" stroke="var(--ink)" '
        'stroke-width="1.6"/><path fill="var(--gain)" d="m17.5.5 6 7h-3.7v6h-4.6v-6h-3.7z"/>'
    ),
    "house-up": (
        '<path fill="currentColor" d="M0 14.2 7.5 7.5l7.5 6.7h-1.8V22H1.8v-7.8z"/><path fill="var(--tile)" d="M6 '
        '22v-4.6h3V22z"/><path fill="var(--gain)" d="m17.7 2 6 7H20v7h-4.6V9h-3.7z"/>'
    ),
    "aux-one": (
        '<rect x="3" y="4" width="18" height="16" rx="8" fill="var(--tile)" stroke="var(--ink)" stroke-width="1.9"/>'
        '<circle cx="12" cy="12" r="4.4" fill="var(--ink)"/>'
    ),
    "flip": (
        '<path fill="var(--tile)" stroke="var(--ink)" stroke-width="1.6" d="M4 9.5 12 3l8 6.5V21H4z"/><path '
        'fill="none" stroke="var(--flip)" stroke-width="2.6" d="M7.5 15a4.6 4.6 0 1 1 2 3.8"/><path '
        'fill="var(--flip)" d="m5 12.6 2.6 5 3.6-4.2z"/>'
    ),
    "last-turns": (
        '<path stroke="var(--ink)" stroke-width="2.2" stroke-linecap="round" d="M4 2v20.5"/><path fill="var(--tile)" '
        'stroke="var(--ink)" stroke-width="1.4" d="M4.5 3h16v11h-16z"/><path fill="var(--ink)" d="M4.5 3h5.3v3.7H4.5z'
        'm10.6 0h5.4v3.7h-5.4zM9.8 6.7h5.3v3.6H9.8zM4.5 10.3h5.3V14H4.5zm10.6 0h5.4V14h-5.4z"/>'
    ),
    "no-fee": (
        f'<g color="var(--ink-2)">{SHARED["hand"]}</g><path stroke="var(--warn)" stroke-width="3.2" '
        'stroke-linecap="round" d="M2.5 21.5 21.5 2.5"/>'
    ),
}
