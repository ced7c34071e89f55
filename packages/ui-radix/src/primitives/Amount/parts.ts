/** Parts of `Amount`. */
export const amountParts = {
  amount: { 'data-variant': ['display', 'amount', 'row', 'inherit'] },
  /** Decimals with their separator. */
  'amount-decimals': {},
  'amount-symbol': {},
} as const
