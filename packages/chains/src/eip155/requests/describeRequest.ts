import { isEvmAddress } from '../../address/isEvmAddress.ts'
import { createError } from '../../errors/catalogue.ts'
import { read } from '../../errors/foreign.ts'
import type { Operation, TypedData } from '../../operations.ts'
import { describeMessage, describeOperation, toBytes } from '../../requests/describeOperation.ts'
import type { Hex } from '../../types.ts'
import type { RequestContent, RequestedCall } from '../../walletRequest.ts'
import { parseChainId } from '../quantity.ts'
import { decodeCall } from './decodeCall.ts'
import { type Erc7730Descriptor, describeCall } from './descriptors.ts'
import { delegatesOfGrants } from './grants.ts'
import { isReviewed } from './isReviewed.ts'
import { isUnambiguousJson } from './isUnambiguousJson.ts'
import { requestedCapabilities } from './requestedCapabilities.ts'
import { typedDataEffects } from './typedDataEffects.ts'

/**
 * Content of a JSON-RPC request or of an operation; `undefined` if it asks the user nothing. Throws `REQUEST_UNREADABLE`
 * for parameters that a wallet could read in more than one way.
 */
export const createDescribeRequest =
  (descriptors: readonly Erc7730Descriptor[] = []): Operation<'describeRequest'> =>
  async ({ network }, request) => {
    const { method, params, scope } = unwrap(request)
    const content =
      describeOperation(method, params) ?? (isReviewed(method) ? readRpc(method, params) : undefined)
    if (content?.type === 'typedData') {
      const { domain } = content.typedData
      const address = read(params, 'address')
      const signer = content.signer ?? (isAddressText(address) ? address : undefined)
      const typedData = withSignedFields(content.typedData)
      const all = signedTypes(content.typedData).map((primaryType) =>
        // With the whole domain: an approval for its contract is shown even if that field is not signed.
        typedDataEffects({ ...withSignedFields({ ...content.typedData, primaryType }), domain }, signer),
      )
      const effects = all.flatMap((each) => each.effects)
      const nativeTransfers = all.flatMap((each) => each.nativeTransfers)
      const receivers = [...new Set(all.flatMap((each) => each.receivers))]
      const delegates = [...new Set(all.flatMap((each) => each.delegates))]
      return {
        ...content,
        typedData,
        effects,
        ...(nativeTransfers.length > 0 && { nativeTransfers }),
        ...(receivers.length > 0 && { receivers }),
        ...(all.some(({ hasUnpaidOrder }) => hasUnpaidOrder) && { hasUnpaidOrder: true }),
        ...(delegates.length > 0 && { delegates }),
        ...(all.some(({ isHash }) => isHash) && { isHash: true }),
      }
    }
    if (content?.type === 'other') {
      const parts = partsOf(params)
      const delegates = delegatesOfGrants(method, parts)
      return {
        ...content,
        chainIds: namedChains(parts) ?? (scope === undefined ? undefined : [scope]),
        ...(delegates.length > 0 && { delegates }),
      }
    }
    if (content?.type !== 'transaction') return content
    const named = content.chainId ?? scope
    if (scope !== undefined && named !== scope) throw unreadable('chainId')
    const chainId = named ?? `${Number(network.id)}`
    const capabilities = requestedCapabilities(Array.isArray(params) ? params[0] : params)
    return {
      ...content,
      chainId: named,
      ...(capabilities.length > 0 && { capabilities }),
      calls: content.calls.map((given) => {
        const call = given.data === undefined ? given : { ...given, data: toCalldata(given.data) }
        const { decoded, effects, ...native } = decodeCall(call.to, call.data)
        return {
          ...call,
          ...native,
          decoded: describeCall(descriptors, { ...call, chainId }) ?? decoded ?? call.decoded,
          effects: [...call.effects, ...effects],
        }
      }),
    }
  }

const INVOKE = 'wallet_invokeMethod'

/**
 * The request in a request for a chain (CAIP-27), with the chain as `scope`; other requests unchanged. A request for
 * another namespace is not read.
 */
function unwrap({ method, params }: { readonly method: string; readonly params: unknown }): {
  readonly method: string
  readonly params: unknown
  readonly scope?: string | undefined
} {
  if (method !== INVOKE) return { method, params }
  const invoked: unknown = Array.isArray(params) ? params[0] : params
  const [scope, request] = [read(invoked, 'scope'), read(invoked, 'request')]
  const inner = read(request, 'method')
  if (typeof scope !== 'string' || typeof inner !== 'string' || inner === INVOKE) throw unreadable(method)
  const [namespace, reference] = scope.split(':')
  if (namespace !== 'eip155') return { method: `${method} ${inner}`, params: undefined }
  // A scope without a reference is for every chain of the namespace.
  const chainId = parseChainId(reference)
  if (reference !== undefined && chainId === undefined) throw unreadable('scope')
  return { method: inner, params: read(request, 'params'), scope: chainId }
}

function readRpc(method: string, params: unknown): RequestContent {
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
const signerOf = (value: unknown): { readonly signer?: string } =>
  isAddressText(value) ? { signer: value } : {}

/** The sender that a transaction or batch names. */
function senderOf(value: unknown): { readonly signer?: string } {
  const from = read(value, 'from')
  if (from !== undefined && from !== null && !isAddressText(from)) throw unreadable('from')
  return signerOf(from)
}

/** The chain that a transaction or batch names. */
function readChain(value: unknown): string | undefined {
  const named = read(value, 'chainId')
  const chainId = parseChainId(named)
  if (named !== undefined && named !== null && chainId === undefined) throw unreadable('chainId')
  return chainId
}

/** Requested grants of permissions, or parameters of another request that is not read. */
function partsOf(params: unknown): readonly unknown[] {
  const [permissions, request] = [read(params, 'permissions'), read(params, 'request')]
  return Array.isArray(params) ? params : Array.isArray(permissions) ? permissions : [request]
}

/** Chains that they name; `undefined` without one. */
function namedChains(parts: readonly unknown[]): readonly string[] | undefined {
  const chains = parts.map(readChain).filter((chain) => chain !== undefined)
  return chains.length > 0 ? [...new Set(chains)] : undefined
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

function toCalldata(value: unknown): Hex {
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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Typed data without the fields of its domain and message that its types do not name. */
function withSignedFields(typedData: TypedData): TypedData {
  const { domain, types, primaryType, message } = typedData
  return {
    ...typedData,
    // In an operation `EIP712Domain` may be absent: the domain is then signed with all fields.
    domain: {
      ...(signedFields(types, 'EIP712Domain', domain) as TypedData['domain']),
      // ethers signs it whether or not the type names it.
      ...(domain['chainId'] !== undefined && { chainId: domain['chainId'] }),
    },
    message: signedFields(types, primaryType, message) as TypedData['message'],
  }
}

/** Types that a wallet may sign the message as: the named one, and the only one that no other type has a field of, which ethers takes. */
function signedTypes({ types, primaryType }: TypedData): readonly string[] {
  const structs = Object.entries(types).filter(([name]) => name !== 'EIP712Domain')
  const used = structs.flatMap(([, fields]) =>
    (Array.isArray(fields) ? fields : []).map((field: unknown) => {
      const type = read(field, 'type')
      return typeof type === 'string' ? type.split('[')[0] : undefined
    }),
  )
  const [root, ...others] = structs.map(([name]) => name).filter((name) => !used.includes(name))
  return root === undefined || root === primaryType || others.length > 0 ? [primaryType] : [primaryType, root]
}

/** Deeper values are omitted. */
const MAX_DEPTH = 16

function signedFields(types: TypedData['types'], type: string, value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) {
    const item = type.replace(/\[\d*\]$/, '')
    return depth < MAX_DEPTH ? value.map((each: unknown) => signedFields(types, item, each, depth + 1)) : []
  }
  const fields: unknown = Object.hasOwn(types, type) ? types[type] : undefined
  if (!isRecord(value) || !Array.isArray(fields)) return value
  const named = fields.flatMap((field: unknown) => {
    const [name, of] = [read(field, 'name'), read(field, 'type')]
    if (typeof name !== 'string' || typeof of !== 'string' || !Object.hasOwn(value, name)) return []
    return [[name, depth < MAX_DEPTH ? signedFields(types, of, value[name], depth + 1) : '…'] as const]
  })
  return Object.fromEntries(named)
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

const unreadable = (value: string): Error => createError('REQUEST_UNREADABLE', undefined, { value })
