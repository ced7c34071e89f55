import { load } from '@foyer/chains'
import { loadOnce, internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { liveConnectionsAtom } from '../wallet/state.ts'

/** TanStack's mutations. */
export type MutationCode = typeof import('./mutationObserver.ts')

export const loadMutations = (): Promise<MutationCode> => load(() => import('./mutationObserver.ts'))

/**
 * Loads the code of mutations with the first connection: an action of a connected visitor, such as a disconnect, works
 * offline too. Returns the undo.
 */
export function loadMutationsWhenConnected(config: Config): () => void {
  const internals = internalsOf(config)
  const check = (): void => {
    if (internals.store.get(liveConnectionsAtom).length > 0)
      // A failed load is repeated by the next change of a connection, or by the action.
      loadOnce(internals, loadMutations).catch(() => {})
  }
  check()
  return internals.store.sub(liveConnectionsAtom, check)
}
