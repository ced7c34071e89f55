import type { FoyerEvent } from './events.ts'
import { internalsOf } from './internals.ts'
import { noteAction } from './actions.ts'
import type { Config } from './types.ts'

/** Hears every event of the config. Returns the undo. */
export const watchEvents = (
  config: Config,
  { onEvent }: { readonly onEvent: (event: FoyerEvent) => void },
): (() => void) => internalsOf(config).onEvent(onEvent)

/** Tells the config's listeners of an event of the host's or of a view. */
export function emitEvent(config: Config, event: FoyerEvent): void {
  noteAction(config)
  internalsOf(config).emit(event)
}
