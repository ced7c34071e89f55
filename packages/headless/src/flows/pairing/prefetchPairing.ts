import { readDevice } from '../../core/page/device.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { wantPairing } from './wantPairing.ts'
import { needsPrefetch } from './linkRules.ts'
import { pairingAtom } from './state.ts'

/**
 * Requests a pairing URI before a wallet is selected, on devices that need it within the tap, and reports whether there
 * is one; others are always ready. Returns the undo.
 */
export function prefetchPairing(config: Config, onReady: (isReady: boolean) => void): () => void {
  if (!needsPrefetch(readDevice())) {
    onReady(true)
    return () => {}
  }
  const { store } = internalsOf(config)
  const leave = wantPairing(config)
  const tell = (): void => {
    const { status } = store.get(pairingAtom)
    onReady(status !== 'idle' && status !== 'pending')
  }
  const stop = store.sub(pairingAtom, tell)
  tell()
  return () => {
    stop()
    leave()
  }
}
