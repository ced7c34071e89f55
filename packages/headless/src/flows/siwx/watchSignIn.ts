import { accountAtom } from '../../wallet/account/state.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { isNetworkConfiguredAtom, networkAtom } from '../../wallet/network/state.ts'
import { checkSignIn } from './checkSignIn.ts'
import { dispatchSiwx } from './dispatch.ts'
import { forgetDisconnected } from './forgetDisconnected.ts'
import { loadSiwx } from './loadSiwx.ts'
import { siwxKey } from './rules.ts'
import { siwxStateAtom } from './state.ts'
import { SESSIONS_KEY } from './storedSessions.ts'

/**
 * Asks whoever connects, or moves to another account or network, to sign in (docs/spec/core.md §14.2). Returns the
 * undo.
 */
export async function watchSignIn(config: Config): Promise<() => void> {
  const siwx = await loadSiwx(config)
  if (!siwx) return () => undefined
  const internals = internalsOf(config)
  const { store, storage } = internals
  const look = (): void => {
    const key = siwxKey({
      address: store.get(accountAtom).address,
      caipNetworkId: store.get(networkAtom).caipNetworkId,
      isNetworkConfigured: store.get(isNetworkConfiguredAtom),
    })
    if (key === store.get(siwxStateAtom).key) return
    internals.processes.get('signIn')?.abort()
    dispatchSiwx(internals, { type: 'subject', key, isRequired: siwx.getRequired?.() ?? true })
    if (key) void checkSignIn(config, siwx, key)
  }
  // Signed in, or out, in another tab.
  const onStored = (changed: string | null): void => {
    const { key } = store.get(siwxStateAtom)
    if (key && (changed === null || changed === SESSIONS_KEY)) void checkSignIn(config, siwx, key)
  }
  const undo = [
    store.sub(accountAtom, look),
    store.sub(networkAtom, look),
    store.sub(isNetworkConfiguredAtom, look),
    storage.subscribe?.(onStored),
    forgetDisconnected(config, siwx),
  ]
  look()
  return () => {
    for (const stop of undo) stop?.()
  }
}
