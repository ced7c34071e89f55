import { internalsOf } from './internals.ts'
import type { Config } from './types.ts'

/** Whether the app wants its visitors to sign in. */
export function hasSignIn(config: Config): boolean {
  const { siwx, siweConfig } = internalsOf(config).options
  return siwx !== undefined || (siweConfig !== undefined && siweConfig.enabled !== false)
}
