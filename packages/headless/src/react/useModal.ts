import { inOrder } from '../core/tasks.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config, ConfigParameter } from '../core/types.ts'
import { useAttachedModal } from './useAttachedModal.ts'
import { useConfigObject } from './useConfigAtom.ts'
import type { OpenModalParameters } from '../modal/openModal.ts'
import { prepareModal } from '../modal/prepareModal.ts'
import { loadModalActions } from '../modal/lazy.ts'
import { modalAtom } from '../modal/state.ts'
import type { ModalState, RouteName } from '../modal/types.ts'

export type ModalVerbs = {
  readonly open: <route extends RouteName>(parameters?: OpenModalParameters<route>) => void
  readonly close: () => void
  /** Closes for the visitor: refused, with a shake, while something must be finished first. */
  readonly requestClose: () => void
  /** Loads what an opening needs, on intent. */
  readonly prepare: () => void
  readonly setInline: (isInline: boolean) => void
}

type ModalActions = Awaited<ReturnType<typeof loadModalActions>>

const makeVerbs = (config: Config): ModalVerbs => {
  const withActions = (act: (actions: ModalActions) => void): void =>
    inOrder(internalsOf(config), 'load:modal', loadModalActions, act)
  return {
    open: (parameters) => {
      prepareModal(config)
      withActions(({ openModal }) => openModal(config, parameters))
    },
    close: () => withActions(({ closeModal }) => closeModal(config)),
    requestClose: () => withActions(({ requestClose }) => requestClose(config)),
    prepare: () => prepareModal(config),
    setInline: (isInline) => withActions(({ setModalInline }) => setModalInline(config, isInline)),
  }
}

/**
 * The modal: whether it is open, and the verbs to open and close it.
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
