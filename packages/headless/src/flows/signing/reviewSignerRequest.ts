import { isSendUnclear, type SignerRequest } from '@foyer/chains'
import { createError } from '../../core/errors/errors.ts'
import type { Config } from '../../core/types.ts'
import { askForApp, checkAndAsk, loadPolicyCheck } from '../requests/askWallet.ts'

/**
 * Reviews a request that the app makes through a provider or signer of the config, and asks the wallet, as actions do:
 * concurrent requests with the same parameters are one request; it is stored until the wallet answers; a sent
 * transaction is followed to its outcome. Rejects with `ACCOUNT_CHANGED` or `NETWORK_CHANGED` if the wallet changed
 * during the review.
 */
export async function reviewSignerRequest<answer>(
  config: Config,
  { namespace, method, params, signal }: SignerRequest,
  ask: () => Promise<answer>,
): Promise<answer> {
  const signer = config.getSigner(namespace)
  // Without a signer, the provider reports the error.
  if (!signer) return ask()
  const { address, network } = signer
  const { caipNetworkId } = network
  const account = `${caipNetworkId}:${address}` as const
  const recheck = async (): Promise<void> => {
    const now = config.getSigner(namespace)
    if (now?.address !== address) throw createError('ACCOUNT_CHANGED')
    if (now.network.caipNetworkId !== caipNetworkId) throw createError('NETWORK_CHANGED')
  }
  return askForApp(
    config,
    { operation: method, account, network, parameters: params, signal, isUnclear: isSendUnclear },
    async (askNow, own) => {
      const check = await loadPolicyCheck(config, namespace, method)
      const asked = { account, network, method, params, signal: own }
      return checkAndAsk(config, check, { ...asked, recheck, askNow, ask })
    },
  )
}
