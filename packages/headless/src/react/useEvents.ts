import { useEffect, useRef } from 'react'
import { useConfig } from './useConfig.ts'
import type { FoyerEvent } from '../core/events.ts'
import { watchEvents } from '../core/actions.ts'
import type { ConfigParameter } from '../core/types.ts'

/**
 * Calls the listener with every event of the config while the component is mounted.
 *
 * @example
 * ```tsx
 * import { useEvents } from '@foyer/headless'
 * export function Log() {
 *   useEvents((event) => console.log(event.event))
 *   return null
 * }
 * ```
 */
export function useEvents(onEvent: (event: FoyerEvent) => void, parameters: ConfigParameter = {}): void {
  const config = useConfig(parameters)
  const latest = useRef(onEvent)
  useEffect(() => {
    latest.current = onEvent
  })
  useEffect(() => watchEvents(config, { onEvent: (event) => latest.current(event) }), [config])
}
