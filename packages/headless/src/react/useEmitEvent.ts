import { useCallback } from 'react'
import { useConfig } from './useConfig.ts'
import type { FoyerEvent } from '../core/events.ts'
import type { ConfigParameter } from '../core/types.ts'
import { emitEvent } from '../core/actions.ts'

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
