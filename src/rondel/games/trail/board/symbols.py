"""The symbols both trail games have, each in a 24 x 24 box; currentColor is the tint. Drawn for this project."""

from rondel.drawing import svg

SYMBOLS = {
    "coin": (
        '<circle cx="12" cy="12" r="11" fill="var(--gold)" stroke="#8a6510" stroke-width="1.5"/><circle '
        'cx="12" cy="12" r="8.6" fill="none" stroke="#fff" stroke-opacity=".45"/>'
    ),
    "pay": '<circle cx="12" cy="12" r="10.7" fill="var(--tile)" stroke="var(--warn)" stroke-width="2.4"/>',
    "obj": (
        '<rect x="4" y="1.5" width="16" height="21" rx="2.5" fill="var(--tile)" stroke="var(--ink)" '
        'stroke-width="1.6"/><path fill="var(--vp)" d="m12 4.5 2.2 4.7 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 '
        '2.4.9-5L4.8 9.9l5-.7z"/>'
    ),
    "obj-discard": (
        '<rect x="4.5" y="1" width="15" height="15" rx="2.5" fill="var(--tile)" stroke="var(--ink)" '
        'stroke-width="1.6"/><path fill="var(--vp)" d="m12 2.8 1.8 3.7 4 .5-2.9 2.8.7 4-3.6-1.9-3.6 '
        '1.9.7-4L6.2 7l4-.5z"/><path fill="var(--ink)" d="M7 18h10l-5 5.5z"/>'
    ),
    "draw": (
        '<rect x="5.5" y="4" width="12" height="16.5" rx="2" fill="var(--tile)" stroke="var(--ink)" '
        'stroke-width="1.7"/><path fill="var(--gain)" d="M19 .5 24 7h-3.1v5h-3.8V7H14z"/><path '
        'fill="var(--warn)" d="M5 24 0 17.5h3.1v-5h3.8v5H10z"/>'
    ),
    "cards": (
        '<g fill="var(--tile)" stroke="var(--ink)" stroke-width="1.5"><rect x="9" y="1.5" width="13" height="17" '
        'rx="2"/><rect x="5.5" y="3.5" width="13" height="17" rx="2"/><rect x="2" y="5.5" width="13" height="17" '
        'rx="2"/></g>'
    ),
    "trash": (
        '<rect x="4" y="1.5" width="16" height="21" rx="2.5" fill="var(--tile)" stroke="var(--ink)" '
        'stroke-width="1.6"/><path stroke="var(--warn)" stroke-width="3.6" stroke-linecap="round" d="m8 8 '
        '8 8.5m0-8.5-8 8.5"/>'
    ),
    "cert": (
        '<path fill="var(--white)" stroke="#4a463f" stroke-width="1.5" d="M3 2.5h18v14.5H3z"/><path '
        'fill="var(--gain)" d="m6 15 2.5 8.5L12 20l3.5 3.5L18 15z"/><circle cx="12" cy="14.5" r="5.6" '
        'fill="var(--gain)"/><path stroke="#4a463f" stroke-width="1.5" d="M6 6h12M6 8.5h3m6 0h3"/>'
    ),
    "cert-keep": (
        '<path fill="var(--white)" stroke="#4a463f" stroke-width="1.5" d="M3 2.5h18v14.5H3z"/><path '
        'fill="var(--gold)" d="m6 15 2.5 8.5L12 20l3.5 3.5L18 15z"/><circle cx="12" cy="14" r="6.2" '
        'fill="var(--gold)"/><path fill="#3a2c05" d="M9 13.2h6v4.3H9zM9.9 13v-1.2a2.1 2.1 0 0 1 4.2 '
        '0V13h-1.3v-1.1a.8.8 0 0 0-1.6 0V13z"/>'
    ),
    "builder": (
        '<path fill="currentColor" d="M2.5 6.5 9 2.5c3-.6 6 0 8.5 2.5l3.5.4v4.8l-3.6.4-2.2-2-2.1 2.2 '
        '-2.9-2.8-6.6 1.9z"/><path fill="currentColor" d="m10.5 9.3 3 2.9-8 10-3.8-3.6z"/>'
    ),
    "hire": (
        '<path fill="currentColor" d="M9.5 2c-1 0-1.7 1.7-2 4.2-1.2.3-2.7.4-4.2-.2.9 2.3 3.1 3.4 5.1 3.7.2 '
        "2.5 1.3 4.3 3.6 4.3s3.4-1.8 3.6-4.3c2-.3 4.2-1.4 5.1-3.7-1.5.6-3 "
        '.5-4.2.2-.3-2.5-1-4.2-2-4.2s-1.5.7-2.5.7-1.5-.7-2.5-.7z"/><path fill="currentColor" d="M2.5 23c.3-5 '
        '3-8 6.3-8.3L12 18l3.2-3.3c3.3.3 6 3.3 6.3 8.3z"/>'
    ),
    "shoe": (
        '<path fill="none" stroke="var(--ink)" stroke-width="4.2" d="M6 21.5C2 15.5 1.8 3 12 3s10 12.5 6 '
        '18.5"/><path stroke="var(--tile)" stroke-width="1.3" stroke-dasharray="1.6 3" fill="none" d="M6 '
        '21.5C2 15.5 1.8 3 12 3s10 12.5 6 18.5"/>'
    ),
    "hand": (
        '<path fill="currentColor" d="M6.5 12V5.2a1.6 1.6 0 0 1 3.1 0V3.1a1.6 1.6 0 0 1 3.2 0v1.6a1.6 1.6 '
        "0 0 1 3.2 0v2a1.6 1.6 0 0 1 3.2 0V15c0 5-2.7 8-7 8-3.4 0-5.3-1.7-7-4.6L2 13.6c-.6-1.2.9-2.7 "
        '2.3-1.7z"/>'
    ),
    "house": (
        '<path fill="currentColor" d="M1.5 12.5 12 3l10.5 9.5H20V22H4v-9.5zM17 3.5h3v5l-3-2.7z"/><path '
        'fill="var(--tile)" d="M10 22v-6.5h4V22z"/>'
    ),
    "build": (
        '<path fill="var(--ink)" d="M0 13 8.5 5 17 13h-2v9H2v-9z"/><path fill="var(--tile)" d="M6.7 '
        '22v-5h3.6v5z"/><path fill="var(--clay)" stroke="var(--tile)" stroke-width="1" d="m11 3.5 '
        '4-3c2.5-.4 4.5.3 6 1.7l2.7.4v4l-2.5.3-1.5-1.4-1.2 1.2 0 0-6.7 9.7-2.6-2.3 7.3-8.8-1.7-1.5z"/>'
    ),
    "tree": (
        '<path fill="var(--tree)" stroke="var(--ink)" stroke-opacity=".35" stroke-width="1" d="M12 1 19 '
        '11h-3l5 7.5H3L8 11H5z"/><path fill="#6b4a2b" d="M10.5 18.5h3V23h-3z"/>'
    ),
    "hazard": (
        '<path fill="var(--rock)" stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round" d="M12 2 '
        '23 21.5H1z"/><path fill="var(--white)" d="M10.7 8.5h2.6l-.5 6.5h-1.6zm0 8h2.6V19h-2.6z"/>'
    ),
    "flood": (
        '<path fill="none" stroke="#2f6f8a" stroke-width="3.2" stroke-linecap="round" d="M2 7c3.3-3.5 '
        "6.7-3.5 10 0s6.7 3.5 10 0M2 13c3.3-3.5 6.7-3.5 10 0s6.7 3.5 10 0M2 19c3.3-3.5 6.7-3.5 10 0s6.7 "
        '3.5 10 0"/>'
    ),
    "rockfall": (
        '<path fill="#6f675c" d="m2 21 3-7 5-1.5 4 3.5 1.5 5zM13 12l3-5 4.5 1 1.5 5-4 4zM4.5 9.5 6 4.5 10 '
        '2l3 3.5-2 4.5z"/><path fill="#fff" fill-opacity=".35" d="m5 14 5-1.5-3 4zM16 7l4.5 1-3 2.5zM6 4.5 '
        '10 2 9 5.5z"/>'
    ),
    "aux": (
        '<rect x="1" y="5" width="22" height="14" rx="7" fill="var(--tile)" stroke="var(--ink)" '
        'stroke-width="1.8"/><circle cx="8" cy="12" r="4" fill="var(--ink)"/><circle cx="16" cy="12" '
        'r="3.3" fill="none" stroke="var(--ink)" stroke-width="1.6" stroke-dasharray="2 1.5"/>'
    ),
    "exchange": (
        '<circle cx="12" cy="12" r="11" fill="var(--steel)"/><path fill="#fff" d="M5 9.5 10 '
        '5v3h8.5v3H10v3zM19 14.5 14 19v-3H5.5v-3H14v-3z" fill-rule="nonzero"/>'
    ),
    "vp": (
        '<path fill="var(--vp)" stroke="var(--tile)" stroke-width="1.3" d="M12 1.2c3 1.5 6 2.1 9.3 2.1 0 '
        '9-2.5 15.5-9.3 19.5C5.2 18.8 2.7 12.3 2.7 3.3c3.3 0 6.3-.6 9.3-2.1z"/>'
    ),
    "shield": (
        '<path fill="currentColor" stroke="none" stroke-width="1.3" d="M12 1.2c3 1.5 6 2.1 9.3 2.1 0 '
        '9-2.5 15.5-9.3 19.5C5.2 18.8 2.7 12.3 2.7 3.3c3.3 0 6.3-.6 9.3-2.1z"/>'
    ),
    "bag": (
        '<path fill="var(--clay)" stroke="var(--ink)" stroke-opacity=".6" stroke-width="1.2" d="M8 7C3.5 '
        '10.5 2 14.5 2.5 18c.4 3 2.5 4.5 9.5 4.5s9.1-1.5 9.5-4.5C22 14.5 20.5 10.5 16 7l2.5-5h-13z"/><path '
        'stroke="var(--ink)" stroke-width="1.8" d="M7.5 7h9"/>'
    ),
    "end": '<path fill="var(--gain)" d="M8 2h8v10h6L12 23 2 12h6z"/>',
    "herd": (
        '<path fill="currentColor" stroke="var(--white)" stroke-width="1.4" stroke-linejoin="round" d="M4 '
        "22.5c0-5 1.8-7.6 4.3-8.8-.7-.8-1.2-1.9-1.3-3.2-2.2-.4-4.3-1.5-5.2-3.5 1.6.6 3.4.5 4.7.1C7 3.7 8 "
        "1.2 9.5 1.2c1 0 1.5.7 2.5.7s1.5-.7 2.5-.7c1.5 0 2.5 2.5 3 5.9 1.3.4 3.1.5 4.7-.1-.9 2-3 3.1-5.2 "
        '3.5-.1 1.3-.6 2.4-1.3 3.2 2.5 1.2 4.3 3.8 4.3 8.8z"/>'
    ),
}

SEATS = {
    "circle": '<circle cx="12" cy="12" r="7.4"/>',
    "square": '<rect x="5.3" y="5.3" width="13.4" height="13.4"/>',
    "triangle": '<path d="M12 2.6 21.4 18.7H2.6z"/>',
    "diamond": '<path d="M12 2.4 20.6 12 12 21.6 3.4 12z"/>',
}


def sprite(own: dict[str, str]) -> str:
    """<defs> with a symbol i-NAME for each, those only a game has included, and the marks of the seats."""
    found = [svg.symbol(f"i-{name}", body) for name, body in (SYMBOLS | own).items()]
    found += [svg.symbol(f"seat-{name}", svg.g(body, fill="currentColor")) for name, body in SEATS.items()]
    return svg.el("defs", *found)
