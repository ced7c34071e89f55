import { readPlatform } from '../../core/page/platform.ts'
import type { Place } from './placeRules.ts'

/** Where the visitor is, by what the browser says; nothing on a server. */
export function readPlace(): Place | undefined {
  const platform = readPlatform()
  return platform && { ...platform, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone }
}
