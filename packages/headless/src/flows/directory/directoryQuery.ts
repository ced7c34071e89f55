import type { CaipNetworkId } from '@foyer/chains'
import { hasService } from '../../data/backend/hasService.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { connectNamespaceAtom } from './state.ts'
import { networksAtom } from '../../wallet/network/state.ts'

/** The directory changes over weeks: what a visit has read of it holds for the visit. */
export const DIRECTORY_STALE_MS: number = Number.POSITIVE_INFINITY

/** Whether there is a directory to ask (R36). */
export const isDirectoryOn = (config: Config): boolean => hasService(config, 'kit')

/** The networks that wallets are wanted for: those of the app, or of the one family that the modal is open for. */
export function wantedNetworks(config: Config): readonly CaipNetworkId[] {
  const { store } = internalsOf(config)
  const namespace = store.get(connectNamespaceAtom)
  return store
    .get(networksAtom)
    .filter(({ chainNamespace }) => namespace === undefined || chainNamespace === namespace)
    .map(({ caipNetworkId }) => caipNetworkId)
}
