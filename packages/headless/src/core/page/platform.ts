export type Platform = {
  readonly isMobile: boolean
  readonly isIos: boolean
  readonly isAndroid: boolean
  readonly isSafari: boolean
  readonly isMac: boolean
}

/** Platform of a browser (docs/spec/core.md §22). */
export function platformOf(facts: { readonly userAgent: string; readonly isCoarse: boolean }): Platform {
  const { userAgent } = facts
  const isMobile = isMobileBrowser(facts)
  const isSafari = /safari/i.test(userAgent)
  return {
    isMobile,
    // An iPad identifies as a Mac, but a Mac has no coarse pointer.
    isIos: isMobile && /iphone|ipad|ipod|macintosh/i.test(userAgent),
    isAndroid: isMobile && /android/i.test(userAgent),
    isSafari,
    isMac: /macintosh/i.test(userAgent) && !isSafari && !isMobile,
  }
}

/** Globals that Telegram's browser sets. */
const TELEGRAM = ['TelegramWebviewProxy', 'Telegram', 'TelegramWebviewProxyProto']

/** Whether the page is in a browser of Telegram. */
export const isInTelegram = (): boolean => TELEGRAM.some((name) => name in window)

/** Platform of the page; on a server a desktop. */
export const readPlatform = (): Platform & { readonly isTelegram: boolean; readonly isInFrame: boolean } =>
  typeof window === 'undefined'
    ? { ...platformOf({ userAgent: '', isCoarse: false }), isTelegram: false, isInFrame: false }
    : {
        ...platformOf({ userAgent: navigator.userAgent, isCoarse: hasCoarsePointer() }),
        isTelegram: isInTelegram(),
        isInFrame: window.self !== window.top,
      }

const hasCoarsePointer = (): boolean => window.matchMedia?.('(pointer: coarse)').matches === true

/** Whether a browser runs on a phone or tablet (docs/spec/core.md §22). */
const isMobileBrowser = (facts: { readonly isCoarse: boolean; readonly userAgent: string }): boolean =>
  facts.isCoarse || MOBILE.test(facts.userAgent)

const MOBILE = /Android|webOS|iPhone|iPad|iPod|BlackBerry|Opera Mini/i

/** Whether this is a phone or tablet; false on a server. */
export const isMobileDevice = (): boolean =>
  typeof window !== 'undefined' &&
  isMobileBrowser({ isCoarse: hasCoarsePointer(), userAgent: navigator.userAgent })
