import { useEffect, useRef, useCallback } from 'react'
import { watchEvents, emitEvent } from '../core/actions.ts'
import type { FoyerEvent } from '../core/events.ts'
import type { ConfigParameter } from '../core/types.ts'
import { useConfig } from './useConfig.ts'

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

/**
 * Emits an event of a view to the listeners of the config and to the project's analytics.
 *
 * @example
 * ```tsx
 * import { useEmitEvent } from '@foyer/headless'
 * export function Help() {
 *   const emit = useEmitEvent()
 *   return <a href="/wallets" onClick={() => emit({ event: 'CLICK_WALLET_HELP' })}>What is a wallet?</a>
 * }
 * ```
 */
export function useEmitEvent(parameters: ConfigParameter = {}): (event: FoyerEvent) => void {
  const config = useConfig(parameters)
  return useCallback((event) => emitEvent(config, event), [config])
}
