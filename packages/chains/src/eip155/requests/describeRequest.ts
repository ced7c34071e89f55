import { read } from '../../errors/foreign.ts'
import type { Operation } from '../../operations.ts'
import { describeOperation } from '../../requests/describeOperation.ts'
import type { RequestContent } from '../../walletRequest.ts'
import { parseChainId } from '../quantity.ts'
import { decodeCall } from './decodeCall.ts'
import { describeTypedData } from './describeTypedData.ts'
import { type Erc7730Descriptor, describeCall } from './descriptors.ts'
import { delegatesOfGrants } from './grants.ts'
import { isReviewed } from './isReviewed.ts'
import { readChain, readRpc, signerOf, toCalldata, unreadable } from './readRpc.ts'
import { requestedCapabilities } from './requestedCapabilities.ts'

/**
 * Content of a JSON-RPC request or of an operation; `undefined` if it asks the user nothing. Throws
 * `REQUEST_UNREADABLE` for parameters that a wallet could read in more than one way.
 */
export const createDescribeRequest =
  (descriptors: readonly Erc7730Descriptor[] = []): Operation<'describeRequest'> =>
  async ({ network }, given) => {
    const request = unwrap(given)
    const { method, params, scope } = request
    const content =
      describeOperation(method, params) ?? (isReviewed(method) ? readRpc(method, params) : undefined)
    switch (content?.type) {
      case 'transaction': {
        const named = content.chainId ?? scope
        if (scope !== undefined && named !== scope) throw unreadable('chainId')
        const chainId = named ?? `${Number(network.id)}`
        return { ...describeTransaction(content, { params, chainId, descriptors }), chainId: named }
      }
      case 'typedData':
        return describeTypedData(content, content.signer ?? signerOf(read(params, 'address')).signer)
      case 'other':
        return describeOther(content, request)
      default:
        return content
    }
  }

/** Calls of a transaction or batch with their functions and effects. `chainId`: chain that the descriptors apply to. */
function describeTransaction(
  content: Content<'transaction'>,
  {
    params,
    chainId,
    descriptors,
  }: {
    readonly params: unknown
    readonly chainId: string
    readonly descriptors: readonly Erc7730Descriptor[]
  },
): Content<'transaction'> {
  const capabilities = requestedCapabilities(Array.isArray(params) ? params[0] : params)
  return {
    ...content,
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

/** A request that is not read, with the chains and delegates that it names. */
function describeOther(
  content: Content<'other'>,
  { method, params, scope }: ScopedRequest,
): Content<'other'> {
  const parts = partsOf(params)
  const delegates = delegatesOfGrants(method, parts)
  return {
    ...content,
    chainIds: namedChains(parts) ?? (scope === undefined ? undefined : [scope]),
    ...(delegates.length > 0 && { delegates }),
  }
}

type Content<type extends RequestContent['type']> = Extract<RequestContent, { readonly type: type }>

/** `scope`: CAIP-2 reference of the chain that a request of CAIP-27 is for. */
type ScopedRequest = {
  readonly method: string
  readonly params: unknown
  readonly scope?: string | undefined
}

const INVOKE = 'wallet_invokeMethod'

/**
 * The request in a request for a chain (CAIP-27), with the chain as `scope`; other requests unchanged. A request for
 * another namespace is not read.
 */
function unwrap({ method, params }: Omit<ScopedRequest, 'scope'>): ScopedRequest {
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
