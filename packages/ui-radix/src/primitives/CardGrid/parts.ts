/** Parts of `CardGrid` and `Card`. */
export const cardGridParts = {
  /** What scrolls. */
  'card-grid': {},
  'card-grid-list': {},
  'card-grid-item': {},
  /** A card that is still to come. */
  'card-skeleton': {},
  card: {},
  'card-name': {},
  /** Says that the wallet is in this browser. */
  'card-dot': {},
} as const
