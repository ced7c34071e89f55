import type { OnrampFee, OnrampMoney } from '@foyer/headless'

/** Total of fees by currency, since the network fee may be in a token. Omits zero. */
export function sumFees(fees: readonly OnrampFee[]): readonly OnrampMoney[] {
  const sums = new Map<string, number>()
  for (const { amount, currency } of fees) sums.set(currency, (sums.get(currency) ?? 0) + Number(amount))
  // Rounds floating-point errors, far below the shown decimals.
  return [...sums].flatMap(([currency, sum]) => (sum > 0 ? [{ amount: sum.toFixed(9), currency }] : []))
}
