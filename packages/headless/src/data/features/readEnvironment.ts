import { readPlatform } from '../../core/page/platform.ts'
import type { Environment } from './environmentRules.ts'

/** Time zone and platform from the browser; `undefined` on a server. */
export function readEnvironment(): Environment | undefined {
  const platform = readPlatform()
  return platform && { ...platform, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone }
}
