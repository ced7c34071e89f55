/** Parts of `LongList`. */
export const longListParts = {
  'long-list': {
    /** Pixels between items. */
    'data-gap': ['0', '4', '8'],
  },
  'long-list-item': {},
  /** Reaches above the places to come, so that more is asked for before they are seen. */
  'long-list-end': {},
} as const
