import { inOrder, internalsOf } from '../core/internals.ts'
import type { Config, ConfigParameter } from '../core/types.ts'
import { prepareModal, tryOpening } from '../modal/attachModal.ts'
import { loadModalActions } from '../modal/lazy.ts'
import type { OpenModalParameters, SendModalParameters } from '../modal/openModal.ts'
import { modalAtom } from '../modal/state.ts'
import type { ModalState, RouteName, Routes } from '../modal/types.ts'
import { useConfigObject } from './useConfigAtom.ts'
import { useAttachedModal } from './useModalCode.ts'

/** `openModal` of one config. */
export type OpenModal = {
  /** Resolves with the hash once the visitor has sent it; rejects with `MODAL_CLOSED` if they close the modal. */
  (parameters: SendModalParameters): Promise<{ readonly hash: string }>
  <route extends RouteName>(parameters?: OpenModalParameters<route>): void
}

export type ModalVerbs = {
  /** Opens the modal. With a transfer for `WalletSend`, returns the promise of its hash. */
  readonly open: OpenModal
  /** Closes the modal at once. */
  readonly close: () => void
  /** Closes the modal for the visitor. Refused, with a shake, while something must be finished first. */
  readonly requestClose: () => void
  /** Loads code for an opening, on intent. */
  readonly prepare: () => void
  /** Sets whether the modal is in the flow of the page. `FoyerModal` does this for its prop `inline`. */
  readonly setInline: (isInline: boolean) => void
}

type ModalActions = Awaited<ReturnType<typeof loadModalActions>>

const makeVerbs = (config: Config): ModalVerbs => {
  const withActions = <value>(run: (actions: ModalActions) => value): Promise<value> =>
    inOrder(internalsOf(config), loadModalActions, run)
  const open = (parameters?: OpenModalParameters): Promise<{ readonly hash: string }> | void => {
    prepareModal(config)
    if (!isSend(parameters)) {
      return tryOpening(config, () => withActions(({ openModal }) => void openModal(config, parameters)))
    }
    const opening = withActions(({ openModal }) => ({ sending: openModal(config, parameters) }))
    const sending = opening.then((opened) => opened.sending)
    // The caller may not wait for the hash.
    sending.catch(() => {})
    return sending
  }
  return {
    open: open as OpenModal,
    close: () => void withActions(({ closeModal }) => closeModal(config)),
    requestClose: () => void withActions(({ requestClose }) => requestClose(config)),
    prepare: () => prepareModal(config),
    setInline: (isInline) => void withActions(({ setModalInline }) => setModalInline(config, isInline)),
  }
}

const isSend = (parameters: OpenModalParameters | undefined): parameters is SendModalParameters =>
  parameters?.view === 'WalletSend' && (parameters.data as Routes['WalletSend'])?.send !== undefined

/**
 * The modal: whether it is open, and functions to open and close it.
 *
 * @example
 * ```tsx
 * import { useModal } from '@foyer/headless'
 * export function Open() {
 *   const { open } = useModal()
 *   return <button onClick={() => open({ view: 'Networks' })}>Networks</button>
 * }
 * ```
 */
export const useModal = (parameters: ConfigParameter = {}): ModalState & ModalVerbs =>
  useConfigObject(useAttachedModal(parameters), modalAtom, makeVerbs)
