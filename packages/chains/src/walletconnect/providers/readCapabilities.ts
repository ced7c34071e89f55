import { createError } from '../../errors/catalogue.ts'
import { read } from '../../errors/foreign.ts'
import type { SessionBridge } from '../createBridge.ts'

export type ReadCapabilitiesParameters = {
  readonly bridge: SessionBridge
  /** Earlier responses, by address. */
  readonly capabilities: Map<string, unknown>
  readonly params: readonly unknown[] | undefined
}

/**
 * EIP-5792: from the session properties (CAIP-372), else from the wallet, asked once. Throws `CAPABILITIES_UNREADABLE`
 * for invalid session properties.
 */
export async function readCapabilities({
  bridge,
  capabilities,
  params,
}: ReadCapabilitiesParameters): Promise<unknown> {
  const session = bridge.session()
  const stated =
    parse(read(read(session?.scopedProperties, 'eip155'), 'capabilities')) ??
    parse(read(session?.sessionProperties, 'capabilities'))
  const address = String(params?.[0] ?? '')
  const own = read(stated, address) ?? read(stated, address.toLowerCase())
  if (own !== undefined) return own
  const key = `${session?.topic}:${address.toLowerCase()}`
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
