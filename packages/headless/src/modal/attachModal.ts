import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { loadModalActions } from './lazy.ts'
import { modalAtom, routerAtom } from './state.ts'
import type { Routes } from './types.ts'

/** Name of the modal's reactions among the subsystems of the engine. */
export const MODAL = 'modal'

/**
 * Lets the modal follow what the layers below do: open for a required sign-in, close after a disconnect, show
 * failures. Called once by everything that shows the modal or its notices; a page with hooks alone has no modal.
 */
export function attachModal(config: Config): void {
  const { engine, ports, store } = internalsOf(config)
  if (ports.shown) return
  ports.shown = () => {
    const { view, data } = store.get(routerAtom)
    const { isOpen, isInline } = store.get(modalAtom)
    const { wallet, displayIndex } = (data ?? {}) as Partial<Routes['ConnectingExternal']>
    return { isOpen, isInline, view, wallet, displayIndex }
  }
  engine.extend(MODAL, () => loadReactions(config))
}

/** Starts the reactions at once, also before the engine runs: the modal is being opened. */
export function startModal(config: Config): void {
  const { engine, report } = internalsOf(config)
  attachModal(config)
  loadReactions(config).then((start) => engine.run(MODAL, start), report)
}

const loadReactions = async (config: Config): Promise<() => () => void> => {
  const { startReactions } = await loadModalActions()
  return () => startReactions(config)
}
