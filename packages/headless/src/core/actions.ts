import { type Atom, atom } from 'jotai/vanilla'
import { checkListener } from './checkOptions.ts'
import type { FoyerEvent } from './events.ts'
import { internalsOf, type Internals } from './internals.ts'
import type { Config } from './types.ts'

/** Records a visitor action that emits no event; requests to the backend may start with the first action (R35). */
export const noteAction = (config: Config): void => internalsOf(config).ports.startProject()

const isIntendedStateAtom = atom(false)

/** Whether a pointer or the focus is on a control that opens the connect view (R35). */
export const isConnectIntendedAtom: Atom<boolean> = isIntendedStateAtom

/** Records that a pointer or the focus is on a control that opens the connect view (R35). */
export const noteConnectIntent = ({ store }: Pick<Internals, 'store'>): void =>
  store.set(isIntendedStateAtom, true)

/**
 * Calls the listener with every event of the config. Returns the unsubscribe function.
 *
 * @example
 * ```ts
 * import { watchEvents } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchEvents(config, { onEvent: ({ event }) => console.log(event) })
 * ```
 */
export function watchEvents(
  config: Config,
  parameters: { readonly onEvent: (event: FoyerEvent) => void },
): () => void {
  try {
    // Bundlers replace the condition and drop the branch.
    if (process.env.NODE_ENV !== 'production') checkListener('onEvent', parameters)
  } catch (error) {
    // Unbundled pages have no `process`.
    if (!(error instanceof ReferenceError)) throw error
  }
  return internalsOf(config).onEvent(parameters.onEvent)
}

/**
 * Emits an event of the host or of a view.
 *
 * @example
 * ```ts
 * import { emitEvent } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * emitEvent(config, { event: 'CLICK_GET_WALLET_HELP' })
 * ```
 */
export function emitEvent(config: Config, event: FoyerEvent): void {
  internalsOf(config).emit(event)
}
