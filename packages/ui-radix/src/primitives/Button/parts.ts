/** Parts of `Button`. */
export const buttonParts = {
  button: {
    'data-variant': ['primary', 'neutral', 'ghost', 'danger'],
    'data-size': ['36', '44', '52'],
    'data-state': ['idle', 'loading'],
    /** Present when the button is as wide as its container. */
    'data-block': [''],
  },
  /** Icon and text; kept in place, unseen, while the button is loading, so that its width stays. */
  'button-label': {},
} as const
