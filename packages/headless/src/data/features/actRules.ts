import type { FoyerEvent } from '../../core/events.ts'

/** Whether somebody did it: starting, and coming back from the last visit, happen by themselves. */
export const isAct = (event: FoyerEvent): boolean =>
  event.event !== 'INITIALIZE' && !('properties' in event && 'reconnect' in event.properties)
