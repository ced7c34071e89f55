import { readPlatform } from '../../core/page/platform.ts'
import type { Environment } from './environmentRules.ts'

/** Time zone and platform from the browser; `undefined` on a server. */
export function readEnvironment(): Environment | undefined {
  const platform = readPlatform()
  return (
    platform && {
      ...platform,
      // Of the epoch: the clock comes from the config, and these zones have had one offset since.
      offset: new Date(0).getTimezoneOffset(),
      // Read on demand: the first `Intl.DateTimeFormat` of a page takes about 20 ms.
      get timeZone() {
        return new Intl.DateTimeFormat().resolvedOptions().timeZone
      },
    }
  )
}
