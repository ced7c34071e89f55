/** Parts of `Ring`. */
export const ringParts = {
  ring: {
    'data-state': ['preparing', 'waiting', 'done', 'progress'],
    'data-shape': ['square', 'round'],
    'data-size': ['36', '40', '56', '64', '80'],
  },
  'ring-track': {},
  'ring-dash': {},
} as const
