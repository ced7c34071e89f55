/** Parts of `IconButton`. */
export const iconButtonParts = {
  'icon-button': {
    'data-variant': ['ghost', 'neutral', 'danger'],
    'data-size': ['32', '40'],
    'data-state': ['idle', 'loading'],
  },
} as const
