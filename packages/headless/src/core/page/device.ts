import { isInTelegram, platformOf } from './platform.ts'

export type DeviceContext = {
  /** `false` on the server and in the first render, when the other values are not known yet. */
  readonly isHydrated: boolean
  readonly isMobile: boolean
  readonly isIos: boolean
  readonly isAndroid: boolean
  readonly isSafari: boolean
  readonly isTelegram: boolean
  /** The page is installed as an app. */
  readonly isPwa: boolean
  readonly isMac: boolean
  /** The main pointer is a mouse or a pen. */
  readonly hasFinePointer: boolean
  readonly prefersReducedMotion: boolean
  /** The page is in an iframe. */
  readonly isInFrame: boolean
  /** Text direction of the page. */
  readonly dir: 'ltr' | 'rtl'
  /** Language of the visitor's browser, in BCP 47. */
  readonly locale: string
}

type Facts = {
  readonly userAgent: string
  readonly isCoarse: boolean
  readonly isFine: boolean
  readonly isStandalone: boolean
  readonly isTelegram: boolean
  readonly prefersReducedMotion: boolean
}

type DeviceFacts = Omit<DeviceContext, 'isInFrame' | 'dir' | 'locale'>

/** Device facts from properties of the browser (docs/spec/core.md §22). */
export function detectDevice({ userAgent, isCoarse, isFine, isStandalone, ...rest }: Facts): DeviceFacts {
  return {
    isHydrated: true,
    ...platformOf({ userAgent, isCoarse }),
    isPwa: isStandalone,
    hasFinePointer: isFine,
    ...rest,
  }
}

const desktop: DeviceContext = {
  ...detectDevice({
    userAgent: '',
    isCoarse: false,
    isFine: true,
    isStandalone: false,
    isTelegram: false,
    prefersReducedMotion: false,
  }),
  isHydrated: false,
  isInFrame: false,
  dir: 'ltr',
  locale: 'en',
}
/** Device of a server, and of the first render in a browser: a desktop. */
export const serverDevice = (): DeviceContext => desktop

const QUERIES = {
  isCoarse: '(pointer: coarse)',
  isFine: '(pointer: fine)',
  isStandalone: '(display-mode: standalone)',
  prefersReducedMotion: '(prefers-reduced-motion: reduce)',
} as const

const matches = (query: string): boolean => window.matchMedia?.(query).matches === true

/** Serialized properties of the last reading, so that equal readings return the same object. */
const reading = (): string =>
  JSON.stringify([
    navigator.userAgent,
    navigator.language,
    document.documentElement.dir,
    isInTelegram(),
    Object.values(QUERIES).map(matches),
  ])

function createReader(): () => DeviceContext {
  let key: string | undefined
  let device = desktop
  return () => {
    if (typeof window === 'undefined') return desktop
    const now = reading()
    if (now !== key) {
      key = now
      device = {
        ...detectDevice({
          userAgent: navigator.userAgent,
          isCoarse: matches(QUERIES.isCoarse),
          isFine: matches(QUERIES.isFine),
          isStandalone:
            matches(QUERIES.isStandalone) || (navigator as { standalone?: boolean }).standalone === true,
          isTelegram: isInTelegram(),
          prefersReducedMotion: matches(QUERIES.prefersReducedMotion),
        }),
        isInFrame: window.self !== window.top,
        dir: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
        locale: navigator.language,
      }
    }
    return device
  }
}

/** Current device; on a server a desktop. Memoized: equal readings return the same object. */
export const readDevice: () => DeviceContext = /* @__PURE__ */ createReader()

/** Calls the listener when a media query of the device changes. Returns the unsubscribe function. */
export function watchDevice(listener: () => void): () => void {
  const lists = Object.values(QUERIES).flatMap((query) => window.matchMedia?.(query) ?? [])
  for (const list of lists) list.addEventListener?.('change', listener)
  return () => {
    for (const list of lists) list.removeEventListener?.('change', listener)
  }
}
