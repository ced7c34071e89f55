import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { addRecentWallet } from '../directory/addRecentWallet.ts'
import { closeModal } from '../../modal/closeModal.ts'
import { modalAtom, routerAtom } from '../../modal/state.ts'
import { isSignInPendingAtom } from '../siwx/state.ts'
import { rememberLinkChoice } from './linkChoice.ts'
import { isPairingView } from './rules.ts'
import { dispatchPairing, getPairingState } from './state.ts'

/**
 * The wallet agreed: how it was reached is remembered. Its own screen leads on; any other is done with
 * (docs/spec/core.md §7.3).
 */
export function finishPairing(config: Config): void {
  const internals = internalsOf(config)
  const { store, report } = internals
  const { linking, wallet } = getPairingState(internals)
  rememberLinkChoice(config, linking)
  // Also where the visitor went on to another screen while the wallet asked.
  if (wallet) addRecentWallet(config, wallet).catch(report)
  dispatchPairing(internals, { type: 'approved' })
  const { isOpen, isInline } = store.get(modalAtom)
  if (!(isOpen || isInline) || isPairingView(store.get(routerAtom).view)) return
  // A sign-in that is wanted now leads on by itself.
  if (!store.get(isSignInPendingAtom)) closeModal(config)
}
