import type { SignerRequest } from '@foyer/chains'
import { createError } from '../../core/errors/errors.ts'
import { internalsOf } from '../../core/internals.ts'
import { trackRequest } from '../../core/walletRequests.ts'
import type { Config } from '../../core/types.ts'

/**
 * Reviews a request that code of the app makes through a provider or signer of the config, like those of actions. Rejects
 * with `ACCOUNT_CHANGED` or `NETWORK_CHANGED` if the connection changed while the visitor was asked.
 */
export async function reviewSignerRequest(
  config: Config,
  { namespace, method, params, signal }: SignerRequest,
): Promise<void> {
  const internals = internalsOf(config)
  const signer = config.getSigner(namespace)
  // The provider or signer reports this.
  if (!signer) return
  const { address, network } = signer
  const { caipNetworkId } = network
  const review = await internals.ports.loadReview(namespace)
  const account = `${caipNetworkId}:${address}` as const
  const asking = review({ account, caipNetworkId, method, params, signal })
  if (!(await trackRequest(internals, asking))) return
  const now = config.getSigner(namespace)
  if (now?.address !== address) throw createError('ACCOUNT_CHANGED')
  if (now.network.caipNetworkId !== caipNetworkId) throw createError('NETWORK_CHANGED')
}
