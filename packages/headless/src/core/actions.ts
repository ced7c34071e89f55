import type { FoyerEvent } from './events.ts'
import { internalsOf } from './internals.ts'
import type { Config } from './types.ts'

/** Notes that the visitor has acted: from the first action on, the backend may be asked (R35). */
export const noteAction = (config: Config, first?: FoyerEvent): void =>
  internalsOf(config).ports.startProject(first)

/** Whether an event is an action of the visitor. Starting and reconnecting are not. */
export const isAction = (event: FoyerEvent): boolean =>
  event.event !== 'INITIALIZE' && !('properties' in event && 'reconnect' in event.properties)
