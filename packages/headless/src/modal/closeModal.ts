import { createError } from '../core/errors/configErrors.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { narrowConnectList } from '../flows/directory/connectList.ts'
import { isSignInOwedAtom, isSignInPendingAtom } from '../flows/siwx/state.ts'
import { isSwitchRequired } from '../wallet/networkDecisions.ts'
import { accountAtom, cancelConnect } from '../wallet/state.ts'
import { reset } from './router.ts'
import { decideClose, viewAfterClose } from './rules.ts'
import { modalAtom, patchModal, routerAtom, setRouter } from './state.ts'

const SHAKE_MS = 500

/**
 * Closes the modal at any view. A waiting connect or pairing rejects with `MODAL_CLOSED`.
 *
 * @example
 * ```ts
 * import { closeModal, openModal } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * openModal(config, { view: 'Networks' })
 * closeModal(config)
 * ```
 */
export function closeModal(config: Config): void {
  const internals = internalsOf(config)
  const { store, emit } = internals
  const { isConnected } = store.get(accountAtom)
  const { isOpen, isInline } = store.get(modalAtom)
  if (isOpen) emit({ event: 'MODAL_CLOSE', properties: { connected: isConnected } })
  const reason = createError('MODAL_CLOSED')
  cancelConnect(config, reason)
  patchModal(internals, { isOpen: false, isLoading: false, loadFailure: undefined, namespace: undefined })
  narrowConnectList(config, undefined)
  setRouter(internals, reset(store.get(routerAtom), viewAfterClose({ isInline, isConnected })))
  for (const end of internals.endsWithModal.values()) end(reason)
}

/**
 * Closes the modal for the visitor. Refused, with a shake, while something must be finished first; a missing sign-in is
 * then shown. Returns whether the modal closed.
 *
 * @example
 * ```ts
 * import { requestClose } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * if (!requestClose(config)) console.log('The visitor must finish first')
 * ```
 */
export function requestClose(config: Config): boolean {
  const internals = internalsOf(config)
  const { store } = internals
  const { view, history, data } = store.get(routerAtom)
  const { isOpen } = store.get(modalAtom)
  const decision = decideClose({
    isOpen,
    view,
    history,
    isSwitchRequired: isSwitchRequired(config),
    isSwapOnly: (data as { swapUnsupportedChain?: unknown } | undefined)?.swapUnsupportedChain === true,
    isSignInPending: store.get(isSignInPendingAtom),
    isSignInOwed: store.get(isSignInOwedAtom),
  })
  if (decision === 'close') closeModal(config)
  else shakeModal(config)
  if (decision === 'signIn') setRouter(internals, reset(store.get(routerAtom), 'SIWXSignMessage'))
  return decision === 'close'
}

/**
 * Shakes the head of the modal for 500 ms. Ignored during a shake.
 *
 * @example
 * ```ts
 * import { shakeModal } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * shakeModal(config) // says that something must be finished before the modal closes
 * ```
 */
export function shakeModal(config: Config): void {
  const internals = internalsOf(config)
  if (internals.store.get(modalAtom).isShaking) return
  patchModal(internals, { isShaking: true })
  internals.timers.after(SHAKE_MS, () => patchModal(internals, { isShaking: false }))
}
