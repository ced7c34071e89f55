import { internalsOf } from '../config/internals.ts'
import type { Config } from '../config/types.ts'
import { afterConnect } from '../connection/rules.ts'
import { addRecentWallet } from '../directory/actions/recentWallets.ts'
import { closeModal } from '../modal/actions/closeModal.ts'
import { replaceView } from '../modal/actions/router.ts'
import { modalAtom, routerAtom } from '../modal/state.ts'
import type { RouteName } from '../modal/types.ts'
import { isSignInPendingAtom } from '../siwx/state.ts'
import { rememberLinkChoice } from './linkChoice.ts'
import { dispatchPairing, getPairingState } from './state.ts'

/** The wallet agreed: what it was reached by is remembered, and the modal goes on from whatever it shows (core §13.3). */
export function finishPairing(
  config: Config,
  { hadConnections }: { readonly hadConnections: boolean },
): void {
  const internals = internalsOf(config)
  const { store, options } = internals
  const { linking, wallet } = getPairingState(internals)
  rememberLinkChoice(config, linking)
  // Also where the visitor went on to another screen while the wallet asked.
  if (wallet) addRecentWallet(config, wallet).catch(internals.report)
  dispatchPairing(internals, { type: 'approved' })
  const { isOpen, isInline } = store.get(modalAtom)
  // A sign-in that is wanted now leads on by itself.
  if (!(isOpen || isInline) || store.get(isSignInPendingAtom)) return
  const data = store.get(routerAtom).data as { readonly redirectView?: RouteName } | undefined
  const next = afterConnect({
    isMultiWallet: options.features.multiWallet,
    hadConnections,
    redirectView: data?.redirectView,
  })
  if (next.to === 'close') return closeModal(config)
  replaceView(config, next.to === 'redirect' ? (next.view as 'Account') : 'ProfileWallets')
}
