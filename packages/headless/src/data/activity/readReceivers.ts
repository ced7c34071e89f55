import { type CaipNetworkId, isSameAddress } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import { getQueryClient } from '../../core/queryClient.ts'
import type { Config } from '../../core/types.ts'
import { loadReadChain } from '../../wallet/lazy.ts'
import { namespaceOf } from '../../wallet/rules.ts'
import { receiversQueryKey } from './queryKeys.ts'
import type { Transaction } from './types.ts'

/** Transactions of a page whose receivers are read, the newest first. */
const MAX_READ = 20

/**
 * Reads from the chain to whom an account has sent tokens, one transaction after the other, once each: a history names
 * the contract of the token. Nodes that do not answer are asked again with the next load.
 */
export async function readReceivers(
  config: Config,
  {
    address,
    caipNetworkId,
    transactions,
  }: {
    readonly address: string
    readonly caipNetworkId: CaipNetworkId
    readonly transactions: readonly Transaction[]
  },
): Promise<void> {
  if (!internalsOf(config).adapters.get(namespaceOf(caipNetworkId))?.operations.getReceivers) return
  const sent = transactions.filter(
    ({ sentFrom, transfers }) =>
      isSameAddress(sentFrom, address) && transfers?.some(({ direction }) => direction === 'out'),
  )
  for (const { hash } of sent.slice(0, MAX_READ)) {
    // oxlint-disable-next-line no-await-in-loop -- nodes limit the requests of a page
    await getQueryClient(config)
      .fetchQuery({
        queryKey: receiversQueryKey(config, { address, caipNetworkId, hash }),
        async queryFn({ signal }) {
          const { readChain } = await loadReadChain()
          const parameters = { hash, address }
          return (await readChain(config, 'getReceivers', { caipNetworkId, parameters, signal })) ?? null
        },
        retry: false,
        networkMode: 'always',
        staleTime: ({ state }) => (state.data ? Infinity : 0),
        gcTime: Infinity,
      })
      .catch(() => undefined)
  }
}
