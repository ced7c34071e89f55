import { toQuantity } from '../eip155/quantity.ts'
import { toAddChainParameter } from '../eip155/toAddChainParameter.ts'
import { createError } from '../errors/catalogue.ts'
import { read } from '../errors/foreign.ts'
import { causesOf } from '../errors/FoyerError.ts'
import { isRejection, toErrorCode } from '../errors/toFoyerError.ts'
import { UserRejectedError } from '../errors/UserRejectedError.ts'
import type { CaipNetwork } from '../types.ts'
import type { SessionBridge } from './createBridge.ts'

/** Codes of wallets for an unknown chain. Without 5000, which means a rejection in WalletConnect. */
const UNKNOWN_CHAIN_CODES: readonly unknown[] = [4902, 32603, -32603]

/**
 * Switches a namespace to a network. For an approved network only the target of requests changes. A switch to another
 * network is requested on the first approved chain, and the network is added if unknown to the wallet.
 */
export async function switchChain(
  bridge: SessionBridge,
  network: CaipNetwork,
  signal?: AbortSignal,
): Promise<void> {
  const { chainNamespace: namespace, caipNetworkId } = network
  const prefix = `${namespace}:switchNetwork`
  const { approved, methods } = bridge.sessionNamespace(namespace)
  if (approved.includes(caipNetworkId)) return bridge.setChain(caipNetworkId)
  const [chain] = approved
  if (namespace !== 'eip155' || !chain || !methods.includes('wallet_switchEthereumChain'))
    throw createError('CHAIN_NOT_SUPPORTED', undefined, { prefix })
  const ask = (method: string, param: unknown): Promise<unknown> =>
    bridge.request(namespace, { method, params: [param], chain, signal })
  try {
    await ask('wallet_switchEthereumChain', { chainId: toQuantity(Number(network.id)) })
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    if (isRejection(error)) throw new UserRejectedError({ prefix, cause: error })
    if (!isUnknownChain(error)) throw createError('CHAIN_NOT_SUPPORTED', undefined, { prefix, cause: error })
    try {
      await ask('wallet_addEthereumChain', toAddChainParameter(network))
    } catch (cause) {
      if (signal?.aborted) throw signal.reason
      if (isRejection(cause)) throw new UserRejectedError({ prefix, cause })
      throw createError('CHAIN_NOT_SUPPORTED', undefined, { prefix, cause })
    }
  }
  bridge.setChain(caipNetworkId)
}

const isUnknownChain = (error: unknown): boolean =>
  [...causesOf(error)].some((cause) => UNKNOWN_CHAIN_CODES.includes(toErrorCode(read(cause, 'code'))))
