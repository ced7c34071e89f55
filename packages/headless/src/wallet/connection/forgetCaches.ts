import { isSameAddress } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { getConnectionState } from './state.ts'
import type { Connection } from './types.ts'

/** What was cached for an address goes with it, unless another wallet still shows that address (R39). */
export function forgetCaches(config: Config, gone: readonly Connection[]): void {
  const addressesOf = (connections: readonly Connection[]): readonly string[] =>
    connections.flatMap(({ accounts }) => accounts.map(({ address }) => address))
  const kept = addressesOf(getConnectionState(internalsOf(config)).connections)
  const forgotten = addressesOf(gone).filter(
    (address) => !kept.some((other) => isSameAddress(other, address)),
  )
  if (forgotten.length === 0) return
  config.queryClient.removeQueries({
    predicate: ({ queryKey: [foyer, id, , parameters] }) => {
      const address = (parameters as { readonly address?: unknown } | null | undefined)?.address
      return (
        foyer === 'foyer' &&
        id === config.id &&
        typeof address === 'string' &&
        forgotten.some((other) => isSameAddress(other, address))
      )
    },
  })
}
