"""The symbols that only this game has, each in a 24 x 24 box; currentColor is the tint. Drawn for this project."""

OUTLAW = (
    '<path fill="currentColor" d="M1 11c2 .8 3.6.6 5.3.1C6.8 5.5 8 2 9.6 2c1 0 1.4 1 2.4 1s1.4-1 '
    "2.4-1c1.6 0 2.8 3.5 3.3 9.1 1.7.5 3.3.7 5.3-.1-1.1 2-3 3.2-5.3 3.8l.3.7-6 8-6-8 .3-.7C4 14.2 2.1 "
    '13 1 11z"/><path fill="var(--tile)" d="M7 13.7h10v1.7c-1.2 1.3-3.4 1.6-5 .4-1.6 1.2-3.8.9-5-.4z"/>'
)
SYMBOLS = {
    "head": (
        '<path fill="currentColor" d="M7.8 8.7C4.1 8.6 2.4 5.6 3 2.2 4 4.7 5.8 6 8.8 6.3 9.8 5.9 10.8 5.7 '
        "12 5.7s2.2.2 3.2.6c3-.3 4.8-1.6 5.8-4.1.6 3.4-1.1 6.4-4.8 6.5 1.7-.2 3.9.1 5.5 2-1.7 1.7-3.7 "
        "1.7-5 1.3l-.8 5.9c-.4 2.7-1.7 4.6-3.9 4.6s-3.5-1.9-3.9-4.6L7.3 12c-1.3.4-3.3.4-5-1.3 1.6-1.9 "
        '3.8-2.2 5.5-2z"/><path fill="#fff" fill-opacity=".32" d="M8.9 17.6c1-.9 5.2-.9 6.2 0-.3 2.9-1.5 '
        '4-3.1 4s-2.8-1.1-3.1-4z"/>'
    ),
    "cow": (
        '<path fill="currentColor" d="M1 9c3-2 9-2.2 13-1.6L17 5l.6-2.2L19 5l2.4-.6-1 2.3 2.8 3.1c.5.9 0 '
        '1.9-1 2.1l-3 .3-1.8 2.9V21h-2.4v-4.5H8.5L7.6 21H5.2l-.6-6.5c-.9-.9-1.3-2.2-1.4-3.6L2.3 15 1 14z"/>'
    ),
    "obj-hand": (
        '<rect x="4.5" y="1" width="15" height="15" rx="2.5" fill="var(--tile)" stroke="var(--ink)" '
        'stroke-width="1.6"/><path fill="var(--vp)" d="m12 2.8 1.8 3.7 4 .5-2.9 2.8.7 4-3.6-1.9-3.6 '
        '1.9.7-4L6.2 7l4-.5z"/><path fill="none" stroke="var(--ink)" stroke-width="2.4" '
        'stroke-linecap="round" d="M3 18c2 5.5 16 5.5 18 0"/>'
    ),
    "engine": (
        '<path fill="currentColor" d="M1.5 4.5h8.5v4h6.5V4h-1V2h5.5v2h-1v4.7c2.3.5 3 2 3 4.3V15l1 '
        '4h-3.3a3.3 3.3 0 0 0-6.3 0h-.8a3.3 3.3 0 0 0-6.3 0h-.7a3 3 0 0 0-5.6 0H1.5z"/><circle cx="4.3" '
        'cy="20" r="2.4" fill="currentColor"/><circle cx="11" cy="20" r="2.6" fill="currentColor"/><circle '
        'cx="18" cy="20" r="2.6" fill="currentColor"/><path fill="var(--tile)" d="M3.6 6.5h4.2v4H3.6z"/>'
    ),
    "engine-back": (
        '<g transform="matrix(-1 0 0 1 24 0)"><path fill="var(--warn)" d="M1.5 '
        "4.5h8.5v4h6.5V4h-1V2h5.5v2h-1v4.7c2.3.5 3 2 3 4.3V15l1 4h-3.3a3.3 3.3 0 0 0-6.3 0h-.8a3.3 3.3 0 0 "
        '0-6.3 0h-.7a3 3 0 0 0-5.6 0H1.5z"/><circle cx="4.3" cy="20" r="2.4" fill="var(--warn)"/><circle '
        'cx="11" cy="20" r="2.6" fill="var(--warn)"/><circle cx="18" cy="20" r="2.6" fill="var(--warn)"/>'
        '<path fill="var(--tile)" d="M3.6 6.5h4.2v4H3.6z"/></g>'
    ),
    "station": (
        '<path fill="var(--steel)" d="M12 1v6H10V1zM12 1h7l-2 2.2 2 2.3h-7z"/><path fill="var(--steel)" '
        'd="M1 13 5 7h14l4 6zM3 14h18v8H3z"/><path fill="var(--tile)" d="M9.5 22v-6h5v6zM5 16h3v3H5zm11 '
        '0h3v3h-3z"/>'
    ),
    "station-up": (
        '<path fill="var(--steel)" d="M5 10 8 5h13l3 5zM6.5 11H23v10H6.5z"/><path fill="var(--tile)" '
        'd="M13 21v-6h4v6z"/><path fill="var(--warn)" d="M0 15.5 7.5 9.5v4H12v4H7.5v4z"/>'
    ),
    "delivery": (
        '<path fill="var(--steel)" d="M8 22V9l4-3V2h3v4l3 2.2V12h6v10z"/><path fill="var(--tile)" d="M11 '
        '11h2v2.5h-2zm4 0h2v2.5h-2zm-4 5h2v2.5h-2zm4 0h2v2.5h-2zm4 0h2v2.5h-2z"/><path fill="var(--warn)" '
        'd="M0 15.5 7 9.5v4h3v4H7v4z"/>'
    ),
    "cowboy": (
        '<path fill="currentColor" d="M1 13.5c2 .9 3.6.7 5.3.2C6.8 8 8 4.5 9.6 4.5c1 0 1.4 1 2.4 1s1.4-1 '
        '2.4-1c1.6 0 2.8 3.5 3.3 9.2 1.7.5 3.3.7 5.3-.2-1.6 3.7-6 5.3-11 5.3s-9.4-1.6-11-5.3z"/><path '
        'fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.6" d="M6.6 12.6c3.5 1.3 7.3 1.3 '
        '10.8 0"/>'
    ),
    "engineer": (
        '<path fill="currentColor" d="M21.8 5.2 18 9l-3.2-.8L14 5l3.8-3.8c-3-.9-6.3.3-7.7 3.1-.8 1.7-.8 '
        "3.4-.2 4.9L1.9 17.2c-1.3 1.3-1.3 3.4 0 4.7s3.4 1.3 4.7 0l8-8c1.5.6 3.3.6 4.9-.2 2.8-1.5 3.9-5 "
        '2.3-8.5z"/>'
    ),
    "outlaw": OUTLAW,
    "shoe-free": (
        '<path fill="none" stroke="var(--gain)" stroke-width="4.2" d="M6 21.5C2 15.5 1.8 3 12 3s10 12.5 6 '
        '18.5"/><path stroke="var(--tile)" stroke-width="1.3" stroke-dasharray="1.6 3" fill="none" d="M6 '
        '21.5C2 15.5 1.8 3 12 3s10 12.5 6 18.5"/>'
    ),
    "copy": (
        '<rect x="1.5" y="7" width="13" height="15" rx="2" fill="var(--paper-2)" stroke="var(--ink)" '
        'stroke-width="1.7" stroke-dasharray="3 2"/><rect x="9.5" y="2" width="13" height="15" rx="2" '
        'fill="var(--tile)" stroke="var(--ink)" stroke-width="1.7"/><path fill="var(--ink)" d="M20 9.5 '
        '14.5 5.7v2.6H5v2.5h9.5v2.6z"/>'
    ),
    "drought": (
        '<circle cx="12" cy="12" r="5.3" fill="#c96a1b"/><path stroke="#c96a1b" stroke-width="2.6" '
        'stroke-linecap="round" d="M12 1.5v3m0 15v3M1.5 12h3m15 0h3M4.6 4.6l2.1 2.1m10.6 10.6 2.1 2.1M4.6 '
        '19.4l2.1-2.1M17.3 6.7l2.1-2.1"/>'
    ),
    "loco-piece": (
        '<path fill="currentColor" stroke="var(--white)" stroke-width="1.3" stroke-linejoin="round" d="M1 '
        "4.5h9v4h6V4h-1V1.5h6V4h-1v4.6c2.4.5 3 2 3 4.4V15l1 5h-2.6a3 3 0 0 1-5.7.9 3 3 0 0 1-5.3 0 3 3 0 0 "
        '1-5.4-.4H1z"/><g fill="#fff" fill-opacity=".85"><circle cx="6.2" cy="19.8" r="1.7"/><circle '
        'cx="12.4" cy="19.8" r="1.7"/><circle cx="18.5" cy="19.8" r="1.7"/></g>'
    ),
    "outlaws": (
        f'<g color="var(--green-outlaw)" transform="translate(-1 -1) scale(.72)">{OUTLAW}</g>'
        f'<g color="var(--orange-outlaw)" transform="translate(8 8) scale(.72)">{OUTLAW}</g>'
    ),
}
