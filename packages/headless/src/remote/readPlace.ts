import { readDevice } from '../config/device.ts'
import { isInPage } from '../config/page.ts'
import type { Place } from './placeRules.ts'

/** Where the visitor is, by what the browser says; nothing on a server. */
export function readPlace(): Place | undefined {
  if (!isInPage('document')) return undefined
  const { isTelegram, isIos, isMac, isAndroid } = readDevice()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return { timeZone, isTelegram, isIos, isMac, isAndroid }
}
