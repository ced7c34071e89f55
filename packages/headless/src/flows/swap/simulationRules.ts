import type { SimulatedTransaction } from '@foyer/chains'

/**
 * Result of comparing a simulated swap with its review (R63). `measured`: `toUnits` is the received amount on the chain.
 * `unmeasured`: the nodes cannot tell. `reverts`: the swap would fail. `differs`: it would move other amounts than shown.
 */
export type SwapMeasure =
  | { readonly status: 'measured'; readonly toUnits: string }
  | { readonly status: 'unmeasured' | 'reverts' | 'differs' }

/**
 * Compares the simulated balance changes of the account with the shown swap: at most `value` of the source token leaves,
 * nothing else does, and some of the destination token arrives. Amounts are base units; tokens are contracts, absent for
 * the native currency.
 */
export function measureSwap(
  { status, changes }: SimulatedTransaction,
  shown: {
    readonly source: string | undefined
    readonly destination: string | undefined
    readonly value: string
  },
): SwapMeasure {
  if (status === 'reverted') return { status: 'reverts' }
  if (status === 'unknown' || changes === undefined) return { status: 'unmeasured' }
  const key = (token: string | undefined): string => token?.toLowerCase() ?? ''
  const isWithin = changes.every(
    ({ token, change }) => BigInt(change) >= (key(token) === key(shown.source) ? -BigInt(shown.value) : 0n),
  )
  const received = changes.find(({ token }) => key(token) === key(shown.destination))?.change ?? '0'
  return isWithin && BigInt(received) > 0n ? { status: 'measured', toUnits: received } : { status: 'differs' }
}
