import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { loadConnectionActions } from './lazy.ts'
import { isConnectionKey } from './storageKeys.ts'

/** Hears what other tabs write of connections. What is to be done then is loaded when one does. Returns the undo. */
export function followTabs(config: Config): () => void {
  const { storage, report } = internalsOf(config)
  const hear = (key: string | null): void => {
    if (key !== null && !isConnectionKey(key)) return
    loadConnectionActions()
      .then(({ adoptStored }) => adoptStored(config))
      .catch(report)
  }
  return storage.subscribe?.(hear) ?? (() => {})
}
