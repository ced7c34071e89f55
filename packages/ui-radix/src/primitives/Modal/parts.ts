/** Parts of the modal. The shell wires Radix Dialog to them. */
export const modalParts = {
  /** The element of one opening, in the browser's top layer; the shell makes it. */
  layer: {},
  /** Fills the window, places and scrolls the panel; its tint is `::before`. */
  overlay: { 'data-state': ['open', 'closed'] },
  panel: {
    'data-state': ['open', 'closed'],
    'data-direction': ['forward', 'back', 'none'],
    'data-placement': ['auto', 'full', 'inline'],
    /** Present while the view has a footer. */
    'data-footer': [''],
    /** Present while a refused attempt to close is shown. */
    'data-shaking': [''],
  },
  header: {},
  'header-start': {},
  'header-end': {},
  title: { 'data-state': ['in', 'out'] },
  body: {},
  view: { 'data-state': ['in', 'out', 'idle'], 'data-direction': ['forward', 'back', 'none'] },
  footer: {},
} as const
