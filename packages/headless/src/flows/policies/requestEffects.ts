import {
  type CaipNetworkId,
  isSameAddress,
  parseCaipAddress,
  parseCaipNetworkId,
  type RequestedCall,
  type TokenEffect,
} from '@foyer/chains'
import type { WalletRequest } from '../../core/contracts/policies.ts'

type Field =
  | 'to'
  | 'value'
  | 'effects'
  | 'nativeTransfers'
  | 'receivers'
  | 'delegates'
  | 'hasUnpaidOrder'
  | 'isHash'

/** Part of a request whose effects are read. Only calls have a receiver and a value. */
export type RequestPart = { readonly [field in Field]?: RequestedCall[field] | undefined }

/**
 * Calls of a transaction; typed data, or another request as far as it is read, is one part. A message has no effects.
 */
export function partsOf(request: WalletRequest): readonly RequestPart[] {
  if (request.type === 'transaction') return request.calls
  return request.type === 'message' ? [] : [request]
}

/** Effects of all parts of a request on tokens. */
export const effectsOf = (request: WalletRequest): readonly TokenEffect[] =>
  partsOf(request).flatMap(({ effects = [] }) => effects)

/** Receivers of the effects of a request, except the account itself. */
export function receiversOf(request: WalletRequest): readonly string[] {
  const native = partsOf(request).flatMap(({ to, value = 0n, nativeTransfers = [] }) => [
    ...(to !== undefined && value > 0n ? [to] : []),
    ...nativeTransfers.map((transfer) => transfer.to),
  ])
  const tokens = effectsOf(request).flatMap((effect) => (effect.type === 'transfer' ? [effect.to] : []))
  return [...[...native, ...tokens].filter((to) => !isOwn(request, to)), ...paidByRouters(request)]
}

/** Other accounts that get what calls of a request swap, deposit or withdraw. */
export const paidByRouters = (request: WalletRequest): readonly string[] =>
  partsOf(request)
    .flatMap(({ receivers = [] }) => receivers)
    .filter((to) => !isOwn(request, to))

/** Other addresses that a request lets act for the account, or control a contract of it. */
export const delegatesOf = (request: WalletRequest): readonly string[] =>
  partsOf(request)
    .flatMap(({ delegates = [] }) => delegates)
    .filter((address) => !isOwn(request, address))

/** Whether an address is the account of a request. */
export const isOwn = ({ account }: WalletRequest, address: string): boolean =>
  account !== undefined && isSameAddress(parseCaipAddress(account).address, address)

/** Length of a hash in hex, with `0x`. */
const HASH_LENGTH = 66

/**
 * Whether a message or typed data may be the hash of another request, which a wallet or a smart account takes as its
 * signature, or a call approves such a hash. On Solana, unreadable bytes may be a transaction.
 */
export function mayBeHash(request: WalletRequest): boolean {
  if (request.type === 'message')
    return request.isHash || (request.text === undefined && request.bytes.length >= HASH_LENGTH)
  return partsOf(request).some(({ isHash }) => isHash)
}

/** Requests that take permissions back, and give nothing. */
const revocations: readonly string[] = [
  'revokePermissions',
  'revokeExecutionPermission',
  'wallet_revokeExecutionPermission',
]

/** Name of a request that is not read, or of its part; `undefined` for others. */
export function unreadPart(request: WalletRequest): string | undefined {
  if (request.type === 'other') return revocations.includes(request.method) ? undefined : request.method
  if (request.type === 'transaction')
    return (
      request.capabilities?.find(({ isNeutral }) => !isNeutral)?.name ??
      request.calls.find(({ isHash }) => isHash)?.decoded?.name
    )
  if (!mayBeHash(request)) return undefined
  if (request.type === 'typedData') return request.typedData.primaryType
  return request.isHash ? 'eth_sign' : 'signMessage'
}

type TypedDataRequest = Extract<WalletRequest, { type: 'typedData' }>

/**
 * Chain of typed data (EIP-712 `domain.chainId`) in decimal digits, or as it is if it cannot be read; `undefined` for
 * any.
 */
export function domainChain({ typedData: { domain } }: TypedDataRequest): string | undefined {
  const { chainId } = domain
  if (chainId === undefined) return undefined
  const text = String(chainId)
  try {
    return `${BigInt(text)}`
  } catch {
    return text
  }
}

/**
 * Networks on which a request has its effect: typed data is for the chain of its domain, permissions for those they
 * name.
 */
export function networksOf(request: WalletRequest): readonly [CaipNetworkId, ...CaipNetworkId[]] {
  const named = request.type === 'typedData' ? domainChain(request) : undefined
  const chains = request.type === 'other' ? (request.chainIds ?? []) : [named]
  const { namespace } = parseCaipNetworkId(request.caipNetworkId)
  const [first = request.caipNetworkId, ...others] = chains.flatMap((chain) =>
    chain === undefined ? [] : [`${namespace}:${chain}` as CaipNetworkId],
  )
  return [first, ...others]
}

/** Network of the effects of a request. */
export const networkOf = (request: WalletRequest): CaipNetworkId => networksOf(request)[0]

/** Operations on transactions that are valid on one network only, by their content. */
const bound: readonly string[] = [
  'signTransaction',
  'signAllTransactions',
  'signAndSendTransaction',
  'signPsbt',
]

/**
 * Whether typed data has a chain that can be read, and every wallet signs it: not all sign a field that the type
 * omits.
 */
function isChainSigned(request: TypedDataRequest): boolean {
  const { EIP712Domain: fields } = request.typedData.types
  const isNamed = fields === undefined || fields.some(({ name }) => name === 'chainId')
  return isNamed && /^\d+$/.test(domainChain(request) ?? '')
}

/** Whether a request may be for any chain of its namespace: its content names no chain that can be read. */
export function isForAnyChain(request: WalletRequest): boolean {
  if (request.type === 'typedData') return !isChainSigned(request)
  if (request.type === 'message') return mayBeHash(request)
  if (request.type === 'transaction') return false
  return request.chainIds === undefined && ![...revocations, ...bound].includes(request.method)
}
