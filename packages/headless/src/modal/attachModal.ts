import { isFoyerError } from '@foyer/chains'
import { noteAction, noteConnectIntent } from '../core/actions.ts'
import { internalsOf, loadOnce } from '../core/internals.ts'
import { isOnline, onceOnline } from '../core/page/page.ts'
import type { Config } from '../core/types.ts'
import { loadReactions, loadModalActions } from './lazy.ts'
import { modalAtom, patchModal, routerAtom } from './state.ts'
import type { Routes } from './types.ts'

/** Name of the modal's reactions among the subsystems of the engine. */
export const MODAL = 'modal'

/**
 * Lets the modal react to lower layers: open for a required sign-in, close after a disconnect, show failures. Called
 * once by all components that show the modal or its notices; a page with hooks alone has no modal.
 */
export function attachModal(config: Config): void {
  const { engine, ports, store, report } = internalsOf(config)
  if (ports.shown) return
  ports.shown = () => {
    const { view, data } = store.get(routerAtom)
    const { isOpen, isInline } = store.get(modalAtom)
    const { wallet, displayIndex } = (data ?? {}) as Partial<Routes['ConnectingExternal']>
    return { isOpen, isInline, view, wallet, displayIndex }
  }
  const load = async (): Promise<() => () => void> => {
    const { startReactions } = await loadReactions()
    return () => startReactions(config)
  }
  engine.extend(MODAL, load)
  // No reaction is missed: nothing is connected before the engine runs.
  ports.onMissingListener = () => void load().then((start) => engine.run(MODAL, start), report)
}

/** Marks an open modal as loading, until its JavaScript has loaded. */
export function setModalLoading(config: Config, isLoading: boolean): void {
  const internals = internalsOf(config)
  if (internals.store.get(modalAtom).isLoading !== isLoading) patchModal(internals, { isLoading })
}

/** Stores that the JavaScript of an opening failed to load. If the browser is offline, retries once it is online. */
export function noteLoadFailure(config: Config, retry: () => void): void {
  const internals = internalsOf(config)
  const loadFailure = isOnline() ? 'failed' : 'offline'
  patchModal(internals, { loadFailure })
  if (loadFailure === 'failed') return
  onceOnline(() => {
    if (internals.store.get(modalAtom).loadFailure) retry()
  })
}

/** Opens the modal; stores a failed load of its actions. */
export function tryOpening(config: Config, open: () => Promise<unknown>): void {
  const internals = internalsOf(config)
  // Resets the failure, so that a second one is announced again.
  if (internals.store.get(modalAtom).loadFailure) patchModal(internals, { loadFailure: undefined })
  open().catch((error: unknown) => {
    if (isFoyerError(error, 'LOAD_FAILED')) noteLoadFailure(config, () => tryOpening(config, open))
  })
}

/**
 * Loads code for an opening, and requests the wallet directory, when pointer or focus is on a control that opens the
 * modal, or the connect list of a page without the modal.
 *
 * @example
 * ```ts
 * import { prepareModal } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * document.querySelector('button')?.addEventListener('pointerenter', () => prepareModal(config))
 * ```
 */
export function prepareModal(config: Config): void {
  const internals = internalsOf(config)
  noteConnectIntent(internals)
  // The opening retries a failed load, and reports it.
  loadOnce(internals, loadModalActions)
    .then(() => noteAction(config))
    .catch(() => {})
}
