import { useCallback } from 'react'
import { useConfig } from './useConfig.ts'
import type { FoyerEvent } from '../core/events.ts'
import type { ConfigParameter } from '../core/types.ts'
import { emitEvent } from '../core/actions.ts'

/**
 * Tells the config's listeners, and the project's statistics where there are any, what happened in a view.
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
