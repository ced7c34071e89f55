import { noteAction, noteConnectIntent } from '../core/actions.ts'
import { loadOnce } from '../core/inOrder.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { attachModal } from './attachModal.ts'
import { loadModalActions, MODAL_ACTIONS } from './lazy.ts'

/** Loads code for an opening, when pointer or focus is on a control that opens the modal. */
export function prepareModal(config: Config): void {
  attachModal(config)
  const internals = internalsOf(config)
  noteConnectIntent(internals)
  // The opening itself tries a failed load again, and reports it.
  loadOnce(internals, MODAL_ACTIONS, loadModalActions)
    .then(() => noteAction(config))
    .catch(() => {})
}
