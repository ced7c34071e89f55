import { type CaipNetwork, type CaipNetworkId, type ChainAdapter, extendNetwork } from '@foyer/chains'
import { createError } from '../../core/errors/errors.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { namespaceOf, networkById } from '../rules.ts'
import { networksAtom } from '../state.ts'

type ReadingContext = {
  readonly adapter: ChainAdapter
  readonly network: CaipNetwork
  readonly provider: unknown
}

/** Context for reads of the connected wallet on a network. Throws `NO_ACTIVE_ADDRESS` without a wallet. */
export function readingContext(config: Config, caipNetworkId: CaipNetworkId): ReadingContext {
  const { adapters, options, store } = internalsOf(config)
  const namespace = namespaceOf(caipNetworkId)
  const adapter = adapters.get(namespace)
  const signer = config.getSigner(namespace)
  if (!adapter || !signer) throw createError('NO_ACTIVE_ADDRESS')
  const network = extendNetwork(networkById(store.get(networksAtom), caipNetworkId), options)
  return { adapter, network, provider: signer.provider }
}
