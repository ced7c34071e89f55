import type { CreatePopup, PopupMessage } from '../embedded/createPopupHost.ts'

export type TestPopupOptions = {
  /** The browser blocks the window. @default false */
  readonly isBlocked?: boolean | undefined
}

/** Popup without a browser: a test posts its messages and closes it. */
export type TestPopup = {
  readonly createPopup: CreatePopup
  /** URLs that the popup navigated to, in order. */
  readonly urls: string[]
  readonly isOpen: () => boolean
  /** Posts a message to the page, by default from the popup and its origin. */
  readonly say: (data: unknown, from?: Partial<Omit<PopupMessage, 'data'>>) => void
  /** Closes the popup like the visitor. */
  readonly closeByHand: () => void
  /** Blocks or allows windows from now on. */
  readonly block: (isBlocked: boolean) => void
}

/**
 * Makes the window of a social login for tests.
 *
 * @example
 * ```ts
 * import { embeddedWallet } from '@foyer/chains/embedded'
 * import { createTestFrame, createTestPopup } from '@foyer/chains/testing'
 * const { createFrame } = createTestFrame()
 * const popup = createTestPopup()
 * const connectors = [embeddedWallet({ createFrame, createPopup: popup.createPopup })]
 * popup.say({ resultUri: '?auth=token' })
 * ```
 */
export function createTestPopup(options: TestPopupOptions = {}): TestPopup {
  const urls: string[] = []
  const listeners = new Set<(message: PopupMessage) => void>()
  let isBlocked = options.isBlocked === true
  let isOpen = false
  return {
    createPopup({ src }) {
      if (isBlocked) return undefined
      isOpen = true
      urls.push(src)
      return {
        navigate: (url) => void urls.push(url),
        isClosed: () => !isOpen,
        close: () => void (isOpen = false),
        subscribe(listener) {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
      }
    },
    urls,
    isOpen: () => isOpen,
    say(data, from = {}) {
      for (const listener of [...listeners]) listener({ isFromSite: true, isFromWindow: true, ...from, data })
    },
    closeByHand: () => void (isOpen = false),
    block: (next) => void (isBlocked = next),
  }
}
