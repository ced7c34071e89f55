import type { ConnectorSession, ConnectParameters } from '../connector.ts'
import { readWallet } from './readWallet.ts'

export type RestoreParameters = Pick<ConnectParameters, 'signal'> & { readonly provider: unknown }

/** The session that the wallet still grants, without a prompt. A wallet that fails has none. */
export async function restore({
  provider,
  signal,
}: RestoreParameters): Promise<ConnectorSession | undefined> {
  try {
    const { accounts, chainId } = await readWallet(provider, signal)
    if (!accounts.length || !chainId) return undefined
    return { namespace: 'eip155', accounts: accounts.map((address) => ({ address })), chainId }
  } catch {
    return undefined
  }
}
