import type { PrivateKeyAccount } from 'viem/accounts'
import { requestRpc } from '../base/rpc.ts'
import { listOf } from '../wallets/parameters.ts'
import { rpcError } from '../wallets/rpcErrors.ts'
import { sendTransaction, signPersonal, signTypedData } from '../wallets/signing.ts'
import type { Keys } from './keys.ts'
import type { Fields, SecureWalletOptions } from './types.ts'

/** Handles requests on EVM chains. */
export async function requestEvm(
  method: string,
  fields: Fields,
  keys: Keys,
  { evmUrls }: Pick<SecureWalletOptions, 'evmUrls'>,
): Promise<unknown> {
  const chainId = Number(fields['chainId'])
  const url = evmUrls[String(chainId)]
  if (!url) throw rpcError('unknownChain', `The secure site has no node of chain ${chainId}`)
  const params = fields['params'] === undefined ? [] : listOf(fields['params'])
  const find = (address: unknown): PrivateKeyAccount => {
    const wanted = String(address).toLowerCase()
    const found = [keys.eoa, keys.smartAccount].find((each) => each.address.toLowerCase() === wanted)
    if (!found) throw rpcError('unauthorized', `The wallet has no account ${wanted}`)
    return found
  }
  if (method === 'personal_sign') return signPersonal(params, find)
  if (method === 'eth_signTypedData_v4') return signTypedData(params, find, chainId)
  if (method === 'eth_sendTransaction') return sendTransaction(params, find, { chainId, url })
  if (method === 'wallet_getCapabilities') return {}
  if (method.startsWith('eth_')) return requestRpc(url, method, params)
  throw rpcError('unsupported', `The secure site does not know ${method}`)
}
