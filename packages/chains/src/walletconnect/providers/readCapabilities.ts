import { parseChainId, toQuantity } from '../../eip155/quantity.ts'
import { createError } from '../../errors/catalogue.ts'
import { read } from '../../errors/foreign.ts'
import { orNone } from '../../orNone.ts'
import type { SessionBridge } from '../createBridge.ts'

export type ReadCapabilitiesParameters = {
  readonly bridge: SessionBridge
  /** Earlier responses, by session and parameters: the second parameter limits a response to some chains. */
  readonly capabilities: Map<string, unknown>
  readonly params: readonly unknown[] | undefined
}

/**
 * EIP-5792: from the properties of the session (CAIP-25), else from the wallet, asked once. Wallets write them in two
 * forms: as the whole answer for each address, or by the name of the capability, for all chains or in the scope of one.
 * Throws `CAPABILITIES_UNREADABLE` for a whole answer that is no JSON.
 */
export async function readCapabilities({
  bridge,
  capabilities,
  params,
}: ReadCapabilitiesParameters): Promise<unknown> {
  const session = bridge.session()
  const { sessionProperties, scopedProperties } = session ?? {}
  const address = String(params?.[0] ?? '').toLowerCase()
  const stated =
    parse(read(read(scopedProperties, 'eip155'), 'capabilities')) ??
    parse(read(sessionProperties, 'capabilities'))
  const own = valueOf(stated, address) ?? namedCapabilities(sessionProperties, scopedProperties, address)
  if (own !== undefined) return own
  const key = JSON.stringify([session?.topic, address, ...(params ?? []).slice(1)])
  const known = capabilities.get(key)
  if (known !== undefined) return known
  const answer = await bridge.request('eip155', { method: 'wallet_getCapabilities', params: params ?? [] })
  capabilities.set(key, answer)
  return answer
}

/** Session properties are JSON text. */
function parse(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch (cause) {
    throw createError('CAPABILITIES_UNREADABLE', undefined, { prefix: 'eip155:getCapabilities', cause })
  }
}

/** Value of a key in any case. */
const valueOf = (record: unknown, key: string): unknown =>
  entriesOf(record).find(([each]) => each.toLowerCase() === key)?.[1]

const entriesOf = (record: unknown): readonly (readonly [string, unknown])[] =>
  typeof record === 'object' && record !== null ? Object.entries(record) : []

/** Capabilities of EIP-5792 and its drafts. Sessions also have other properties. */
const NAMES: readonly string[] = [
  'assetDiscovery',
  'atomic',
  'atomicBatch',
  'auxiliaryFunds',
  'flow-control',
  'flowControl',
  'paymasterService',
  'permissions',
  'sessionKeys',
]

type Named = Readonly<Record<string, unknown>>

/** The capabilities among the properties of a scope, as objects or as JSON text; without any `undefined`. */
function pick(properties: unknown): Named | undefined {
  const picked = entriesOf(properties).flatMap(([name, value]) => {
    const capability = typeof value === 'string' ? orNone(() => JSON.parse(value) as unknown) : value
    const isCapability = NAMES.includes(name) && typeof capability === 'object' && capability !== null
    return isCapability ? [[name, capability] as const] : []
  })
  return picked.length > 0 ? Object.fromEntries(picked) : undefined
}

/**
 * The answer of `wallet_getCapabilities` from named capabilities: those of all chains under `0x0`. Those of the account
 * (a CAIP-10 key in the scope of its chain) replace those of the chain.
 */
function namedCapabilities(
  sessionProperties: unknown,
  scopedProperties: unknown,
  address: string,
): Readonly<Record<string, Named>> | undefined {
  const shared = pick(sessionProperties)
  const ofChains = entriesOf(scopedProperties).flatMap(([scope, properties]) => {
    const chainId = scope.startsWith('eip155:') && parseChainId(scope.slice('eip155:'.length))
    const named = pick(valueOf(properties, `${scope}:${address}`) ?? properties)
    return chainId && named ? [[toQuantity(Number(chainId)), named] as const] : []
  })
  if (!shared && ofChains.length === 0) return undefined
  return { ...(shared && { '0x0': shared }), ...Object.fromEntries(ofChains) }
}
