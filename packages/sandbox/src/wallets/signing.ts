import {
  BaseError,
  createWalletClient,
  type Hex,
  hexToBigInt,
  http,
  isAddress,
  isHex,
  stringToHex,
  type WalletClient,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { RpcError } from '../base/rpc.ts'
import { recordOf, stringOf } from './parameters.ts'
import { rpcError } from './rpcErrors.ts'

/** Finds the key of an address, or refuses with 4100. */
export type FindAccount = (address: unknown) => PrivateKeyAccount

export function signPersonal(params: readonly unknown[], find: FindAccount): Promise<Hex> {
  // Some pages send the address first, which real wallets accept.
  const swapped = isAddress(String(params[0])) && !isAddress(String(params[1]))
  const [message, address] = swapped ? [params[1], params[0]] : params
  const text = stringOf(message, 'a message')
  return find(address).signMessage({ message: { raw: isHex(text) ? text : stringToHex(text) } })
}

export function signTypedData(params: readonly unknown[], find: FindAccount, chainId: number): Promise<Hex> {
  const [address, data] = params
  const typedData = recordOf(typeof data === 'string' ? JSON.parse(data) : data, 'typed data')
  const { chainId: domainChainId } = (typedData['domain'] ?? {}) as { chainId?: string | number }
  // Phishing pages request signatures for another chain than the one on screen.
  if (domainChainId !== undefined && BigInt(domainChainId) !== BigInt(chainId)) {
    throw rpcError(
      'invalidParams',
      `The typed data is for chain ${domainChainId}, the wallet is on ${chainId}`,
    )
  }
  // Wallets sign no domain that is not described; viem would describe it.
  const types = { EIP712Domain: [], ...(typedData['types'] as object | undefined) }
  return find(address).signTypedData({ ...typedData, types } as never)
}

/** Signs with the account's key, and broadcasts. */
export async function sendTransaction(
  params: readonly unknown[],
  find: FindAccount,
  { chainId, url }: { readonly chainId: number; readonly url: string },
): Promise<Hex> {
  const request = recordOf(params[0], 'a transaction')
  const account = find(request['from'])
  const asked = quantity(request['chainId'])
  if (asked !== undefined && asked !== BigInt(chainId)) {
    throw rpcError('invalidParams', `The transaction is for chain ${asked}, the wallet is on ${chainId}`)
  }
  const client = createWalletClient({ account, transport: http(url, { retryCount: 0 }) })
  const nonce = quantity(request['nonce'])
  const transaction = {
    account,
    chain: null,
    to: request['to'],
    data: request['data'] ?? request['input'],
    value: quantity(request['value']),
    gas: quantity(request['gas'] ?? request['gasLimit']),
    gasPrice: quantity(request['gasPrice']),
    maxFeePerGas: quantity(request['maxFeePerGas']),
    maxPriorityFeePerGas: quantity(request['maxPriorityFeePerGas']),
    nonce: nonce === undefined ? undefined : Number(nonce),
  }
  const given = Object.fromEntries(Object.entries(transaction).filter(([, value]) => value !== undefined))
  try {
    return await client.sendTransaction(given as Parameters<WalletClient['sendTransaction']>[0])
  } catch (error) {
    throw asRpcError(error)
  }
}

function quantity(value: unknown): bigint | undefined {
  if (value === undefined || value === null) return undefined
  if (!isHex(value))
    throw rpcError('invalidParams', `Expected a hexadecimal quantity, not ${JSON.stringify(value)}`)
  return value === '0x' ? 0n : hexToBigInt(value)
}

/** Code and data of the node's error, with the message of viem. */
function asRpcError(error: unknown): RpcError {
  if (!(error instanceof BaseError)) return rpcError('internal', String(error))
  const answered = error.walk((cause) => typeof (cause as { code?: unknown }).code === 'number') as {
    code: number
    data?: unknown
  } | null
  return answered
    ? new RpcError(answered.code, error.details || error.shortMessage, answered.data)
    : rpcError('internal', error.details || error.shortMessage)
}
