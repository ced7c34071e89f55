/** Parts of `Row`, `WalletRow`, `NetworkRow` and `TokenRow`. */
export const rowParts = {
  row: {
    'data-state': ['default', 'loading', 'disabled', 'selected'],
    'data-size': ['48', '56', '64'],
    /** `plain` has no surface of its own until the pointer is over it. */
    'data-variant': ['filled', 'plain', 'accent', 'danger'],
  },
  'row-image': {},
  'row-text': {},
  'row-name': {},
  'row-description': {},
  'row-trailing': {},
  /** Trailing text in two lines, e.g. value and change. */
  'row-value': {},
  'row-chevron': {},
  /** Overlapping icons of the networks a wallet works on. */
  'row-networks': {},
  'row-networks-more': {},
} as const
