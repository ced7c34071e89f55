import { type Asset, type CaipNetworkId, isSameAddress, withDeadline } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import { fetchQuery } from '../../core/queryClient.ts'
import type { Config } from '../../core/types.ts'
import { capabilitiesQueryOptions, walletAssetsQueryOptions } from '../../wallet/reading/queries.ts'
import { namespaceOf } from '../../wallet/rules.ts'
import { currentConnection, getConnectionState } from '../../wallet/state.ts'
import { isQuietWallet } from './rules.ts'

/** Timeout of the wallet, after which the next source is asked. */
const WAIT_MS = 5000

export type ReadWalletAssetsParameters = {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  /** Maximum age of the cached answer in ms. @default 0 */
  readonly staleTime?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** Whether the connected wallet has the account, and can be asked for its assets without a prompt. */
export function canAskWallet(
  config: Config,
  { address, caipNetworkId }: Pick<ReadWalletAssetsParameters, 'address' | 'caipNetworkId'>,
): boolean {
  const internals = internalsOf(config)
  const namespace = namespaceOf(caipNetworkId)
  const connection = currentConnection(getConnectionState(internals), namespace)
  const operations = internals.adapters.get(namespace)?.operations
  return (
    operations?.getAssets !== undefined &&
    connection?.accounts.some((account) => isSameAddress(account.address, address)) === true &&
    isQuietWallet(connection.connector)
  )
}

/**
 * Assets of an account from its wallet; `undefined` if the wallet does not list assets (docs/spec/api.md §6.2), and
 * after a failure, which is reported.
 */
export async function readWalletAssets(
  config: Config,
  { address, caipNetworkId, staleTime = 0, signal }: ReadWalletAssetsParameters,
): Promise<readonly Asset[] | undefined> {
  const { timers, report } = internalsOf(config)
  signal?.throwIfAborted()
  try {
    return await withDeadline(() => ask(config, { address, caipNetworkId, staleTime }), {
      milliseconds: WAIT_MS,
      signal,
      after: timers.after,
    })
  } catch (error) {
    signal?.throwIfAborted()
    report(error)
    return undefined
  }
}

async function ask(
  config: Config,
  { address, caipNetworkId, staleTime }: ReadWalletAssetsParameters & { readonly staleTime: number },
): Promise<readonly Asset[] | undefined> {
  const account = { address, caipNetworkId }
  const { assetDiscovery } = await fetchQuery(config, capabilitiesQueryOptions(config, account))
  if (assetDiscovery?.['supported'] !== true) return undefined
  return fetchQuery(config, { ...walletAssetsQueryOptions(config, account), staleTime })
}
