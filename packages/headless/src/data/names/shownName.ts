import type { CaipNetworkId } from '@foyer/chains'
import type { Config } from '../../core/types.ts'
import { readChain } from '../../wallet/network/readChain.ts'
import { plainName } from './rules.ts'

/**
 * A name as it can be shown for an account; `null` for one that is none, or is made to look like somebody else's. The
 * tables that tell them apart are loaded for names that need them.
 */
export async function shownName(
  config: Config,
  parameters: {
    readonly name: string
    readonly caipNetworkId: CaipNetworkId
    readonly signal?: AbortSignal | undefined
  },
): Promise<string | null> {
  const { name, caipNetworkId, signal } = parameters
  const plain = plainName(name)
  if (plain !== undefined) return plain
  try {
    return await readChain(config, 'normalizeName', { caipNetworkId, parameters: { name }, signal })
  } catch {
    signal?.throwIfAborted()
    return null
  }
}
