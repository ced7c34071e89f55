import { isEvmAddress } from '../../address/isEvmAddress.ts'
import { createError } from '../../errors/catalogue.ts'
import { read } from '../../errors/foreign.ts'
import type { TypedData } from '../../operations.ts'
import { describeMessage, toBytes } from '../../requests/describeOperation.ts'
import type { Hex } from '../../types.ts'
import type { RequestContent, RequestedCall } from '../../walletRequest.ts'
import { parseChainId } from '../quantity.ts'
import { isUnambiguousJson } from './isUnambiguousJson.ts'
import { isRecord } from './structs.ts'

/**
 * Content of a JSON-RPC request. Throws `REQUEST_UNREADABLE` for parameters that a wallet could read in more than one
 * way.
 */
export function readRpc(method: string, params: unknown): RequestContent {
  const [first, second]: readonly unknown[] = Array.isArray(params) ? params : []
  switch (method) {
    case 'eth_sendTransaction':
    case 'wallet_sendTransaction':
    case 'eth_signTransaction':
      return {
        type: 'transaction',
        calls: [readCall(first)],
        chainId: readChain(first),
        ...senderOf(first),
      }
    case 'wallet_sendCalls': {
      const calls = read(first, 'calls')
      if (!Array.isArray(calls)) throw unreadable(method)
      const chainId = readChain(first)
      // In version 1 of EIP-5792 each call has a chain.
      const chains = calls.map((call: unknown) => read(call, 'chainId'))
      if (chains.some((chain) => chain !== undefined && parseChainId(chain) !== chainId))
        throw unreadable('chainId')
      return { type: 'transaction', calls: calls.map(readCall), chainId, ...senderOf(first) }
    }
    case 'personal_sign': {
      // Some callers put the address first.
      const isSwapped = typeof first === 'string' && isEvmAddress(first) && !isAddressText(second)
      const content = describeMessage(readBytes(method, isSwapped ? second : first))
      return { ...content, ...signerOf(isSwapped ? first : second) }
    }
    case 'eth_sign':
      return { ...describeMessage(readBytes(method, second), true), ...signerOf(first) }
    case 'eth_signTypedData':
    case 'eth_signTypedData_v3':
    case 'eth_signTypedData_v4':
      // Version 1 has a list of fields before the address. Wallets without version 1 read version 4.
      return method === 'eth_signTypedData' && Array.isArray(first)
        ? { type: 'other', method }
        : { type: 'typedData', typedData: readTypedData(method, second), effects: [], ...signerOf(first) }
    default:
      return { type: 'other', method, ...(/sign/i.test(method) && { isHash: true }) }
  }
}

/** The address that a request names: a wallet with several accounts signs with it. */
export const signerOf = (value: unknown): { readonly signer?: string } =>
  isAddressText(value) ? { signer: value } : {}

/** The sender that a transaction or batch names. */
function senderOf(value: unknown): { readonly signer?: string } {
  const from = read(value, 'from')
  if (from !== undefined && from !== null && !isAddressText(from)) throw unreadable('from')
  return signerOf(from)
}

/** The chain that a transaction or batch names. */
export function readChain(value: unknown): string | undefined {
  const named = read(value, 'chainId')
  const chainId = parseChainId(named)
  if (named !== undefined && named !== null && chainId === undefined) throw unreadable('chainId')
  return chainId
}

const isAddressText = (value: unknown): value is string => typeof value === 'string' && isEvmAddress(value)

/** A message as wallets read it: hex is bytes, anything else a text. */
function readBytes(method: string, value: unknown): Uint8Array {
  if (typeof value !== 'string') throw unreadable(method)
  if (/^0x(?:[0-9a-fA-F]{2})*$/.test(value)) return toBytes(value)
  // For hex digits without a prefix, or an odd number of them, some wallets sign the bytes, others the text.
  if (/^(?:0x)?[0-9a-f]+$/i.test(value)) throw unreadable(method)
  return new TextEncoder().encode(value)
}

function readCall(value: unknown): RequestedCall {
  if (!isRecord(value)) throw unreadable('call')
  const [data, input] = [read(value, 'data'), read(value, 'input')].map((each) =>
    each === undefined || each === null ? undefined : toCalldata(each),
  )
  // Some wallets send `data`, others `input`.
  if (data !== undefined && input !== undefined && data !== input) throw unreadable('data')
  const to = read(value, 'to')
  if (to !== undefined && to !== null && !isAddressText(to)) throw unreadable('to')
  const authorizations = read(value, 'authorizationList')
  const isDelegating = Array.isArray(authorizations)
    ? authorizations.length > 0
    : authorizations !== undefined && authorizations !== null
  if (isDelegating) throw unreadable('authorizationList')
  return {
    to: to ?? undefined,
    value: toAmount(read(value, 'value')),
    data: data ?? input,
    effects: [],
  }
}

export function toCalldata(value: unknown): Hex {
  if (typeof value !== 'string' || !/^0x(?:[0-9a-f]{2})*$/i.test(value)) throw unreadable('data')
  return value.toLowerCase() as Hex
}

function toAmount(value: unknown): bigint {
  if (value === undefined || value === null || value === '0x') return 0n
  // Some wallets read digits without a prefix as decimal, others as hex.
  const isReadable =
    typeof value === 'string'
      ? /^(?:0x[0-9a-f]+|[0-9])$/i.test(value)
      : (typeof value === 'number' || typeof value === 'bigint') && value >= 0
  try {
    if (isReadable) return BigInt(value as string | number | bigint)
  } catch {
    // Handled below.
  }
  throw unreadable('value')
}

function readTypedData(method: string, value: unknown): TypedData {
  const parsed = typeof value === 'string' ? parseJson(method, value) : value
  const [domain, types, primaryType, message] = ['domain', 'types', 'primaryType', 'message'].map((key) =>
    read(parsed, key),
  )
  if (!isRecord(domain) || !isRecord(types) || !isRecord(message) || typeof primaryType !== 'string')
    throw unreadable(method)
  // Without it some wallets sign no field of the domain, others all.
  if (!Object.hasOwn(types, 'EIP712Domain') || !Array.isArray(types['EIP712Domain']))
    throw unreadable('types.EIP712Domain')
  return { domain, types: types as TypedData['types'], primaryType, message }
}

function parseJson(method: string, text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw unreadable(method)
  }
  if (!isUnambiguousJson(text)) throw unreadable(method)
  return value
}

export const unreadable = (value: string): Error => createError('REQUEST_UNREADABLE', undefined, { value })
