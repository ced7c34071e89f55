/** Parts of the toast. The shell wires Radix Toast to them. */
export const toastParts = {
  /** At the top of the panel, or of the window when it is in none. */
  'toast-region': {},
  toast: {
    'data-variant': ['success', 'error', 'loading'],
    'data-state': ['open', 'closed'],
    'data-swipe': ['start', 'move', 'cancel', 'end'],
    'data-swipe-direction': ['up', 'down', 'left', 'right'],
  },
  'toast-icon': {},
  'toast-text': {},
} as const
