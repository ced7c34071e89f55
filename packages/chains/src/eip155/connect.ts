import { isSameAddress } from '../address/isSameAddress.ts'
import type { ConnectorSession, ConnectParameters } from '../connector.ts'
import { createError } from '../errors/catalogue.ts'
import { parseAccounts } from './parseAccounts.ts'
import { parseChainId } from './parseChainId.ts'
import { isProvider } from './provider.ts'
import { request } from './request.ts'
import { switchNetwork } from './switchNetwork.ts'
import { toChecksum } from '../address/toChecksum.ts'
import { toWalletError } from './toWalletError.ts'

export type ConnectEip155Parameters = Omit<ConnectParameters, 'namespaces'> & {
  readonly provider: unknown
}

/**
 * Asks for accounts, then to come to the app's network. A wallet that will not or cannot come is connected where it
 * is: its accounts were granted, and the app says what it thinks of the network.
 */
export async function connect(parameters: ConnectEip155Parameters): Promise<ConnectorSession> {
  const { provider, address: wanted, signal } = parameters
  try {
    if (!isProvider(provider))
      throw createError('PROVIDER_NOT_FOUND', undefined, { prefix: 'eip155:connect' })
    const granted = parseAccounts(await request(provider, 'eth_requestAccounts', undefined, signal)) ?? []
    const addresses = granted.map(toChecksum)
    const first = addresses.filter((address) => wanted && isSameAddress(address, wanted))
    const accounts = [...new Set([...first, ...addresses])].map((address) => ({ address }))
    const before = parseChainId(await request(provider, 'eth_chainId', undefined, signal))
    const chainId = await bringOver(parameters, before)
    if (!accounts.length || !chainId)
      throw createError('CONNECT_FAILED', undefined, { prefix: 'eip155:connect' })
    return { namespace: 'eip155', accounts, chainId }
  } catch (error) {
    throw toWalletError(error, { operation: 'connect', code: 'CONNECT_FAILED', signal })
  }
}

async function bringOver(
  parameters: ConnectEip155Parameters,
  chainId: string | undefined,
): Promise<string | undefined> {
  const { provider, networks, signal } = parameters
  const network = networks.find(({ chainNamespace }) => chainNamespace === 'eip155')
  if (!network || chainId === `${Number(network.id)}`) return chainId
  try {
    await switchNetwork({ network, provider, signal }, { network })
    return `${Number(network.id)}`
  } catch {
    signal?.throwIfAborted()
    return chainId
  }
}
