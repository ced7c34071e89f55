import type { Config, ConfigParameter } from '../../config/types.ts'
import { useConfig } from '../../react/useConfig.ts'
import { useConfigObject } from '../../react/useConfigAtom.ts'
import { closeModal, requestClose } from '../actions/closeModal.ts'
import { openModal, type OpenModalParameters, prepareModal, setModalInline } from '../actions/openModal.ts'
import { modalAtom } from '../state.ts'
import type { ModalState, RouteName } from '../types.ts'

export type ModalVerbs = {
  readonly open: <route extends RouteName>(parameters?: OpenModalParameters<route>) => void
  readonly close: () => void
  /** Closes for the visitor: refused, with a shake, while something must be finished first. */
  readonly requestClose: () => boolean
  /** Loads what an opening needs, on intent. */
  readonly prepare: () => void
  readonly setInline: (isInline: boolean) => void
}

const makeVerbs = (config: Config): ModalVerbs => ({
  open: (parameters) => openModal(config, parameters),
  close: () => closeModal(config),
  requestClose: () => requestClose(config),
  prepare: () => prepareModal(config),
  setInline: (isInline) => setModalInline(config, isInline),
})

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
  useConfigObject(useConfig(parameters), modalAtom, makeVerbs)
