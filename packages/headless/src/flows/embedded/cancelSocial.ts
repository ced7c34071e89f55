import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { setSocialLogin } from './state.ts'

/**
 * Aborts the running social login, and closes its popup; resets the last outcome.
 *
 * @example
 * ```ts
 * import { cancelSocial } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * cancelSocial(config)
 * ```
 */
export function cancelSocial(config: Config): void {
  const internals = internalsOf(config)
  const running = internals.processes.get('social')
  internals.processes.delete('social')
  running?.abort()
  setSocialLogin(internals, { status: 'idle' })
}
