import { readPlatform } from '../../core/page/platform.ts'
import type { Place } from './placeRules.ts'

/** Time zone and platform from the browser; `undefined` on a server. */
export function readPlace(): Place | undefined {
  const platform = readPlatform()
  return platform && { ...platform, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone }
}
