import type { Config } from '../../core/types.ts'
import { startAttempt } from './startAttempt.ts'

/**
 * Makes a new code, at the visitor's wish: nothing comes of the old one any more. Within a second of the last try it
 * waits for the rest of that second. How it ends stands in the state.
 *
 * @example
 * ```ts
 * import { refreshPairing } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * refreshPairing(config)
 * ```
 */
export const refreshPairing = (config: Config): void => startAttempt(config, () => true)
