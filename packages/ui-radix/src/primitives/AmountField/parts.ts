/** Parts of `AmountField`. */
export const amountFieldParts = {
  'amount-field': { 'data-state': ['idle', 'invalid', 'readonly'] },
  /** The amount and what stands beside it. */
  'amount-field-line': {},
  'amount-field-input': {
    /** Smaller the longer the amount is. */
    'data-size': ['28', '24', '20'],
  },
  /** Under it: what it is worth at the start, what there is at the end. */
  'amount-field-notes': {},
} as const
