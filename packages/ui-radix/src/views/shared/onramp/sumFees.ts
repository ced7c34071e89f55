import type { OnrampFee, OnrampMoney } from '@foyer/headless'

/** What fees are together: one sum for each currency, since a network's fee may be in a token. None that are nothing. */
export function sumFees(fees: readonly OnrampFee[]): readonly OnrampMoney[] {
  const sums = new Map<string, number>()
  for (const { amount, currency } of fees) sums.set(currency, (sums.get(currency) ?? 0) + Number(amount))
  // Cut where adding up leaves dust behind, far below what is shown.
  return [...sums].flatMap(([currency, sum]) => (sum > 0 ? [{ amount: sum.toFixed(9), currency }] : []))
}
