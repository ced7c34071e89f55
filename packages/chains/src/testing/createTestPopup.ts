import type { CreatePopup, PopupMessage } from '../embedded/createPopupHost.ts'

export type TestPopupOptions = {
  /** The browser opens no window. @default false */
  readonly isBlocked?: boolean | undefined
}

/** A window without a browser: a test says what comes back from it, and closes it. */
export type TestPopup = {
  readonly createPopup: CreatePopup
  /** Where it was led, first to last. */
  readonly urls: string[]
  readonly isOpen: () => boolean
  /** Says something to the page: from the window and its own origin, unless the test says otherwise. */
  readonly say: (data: unknown, from?: Partial<Omit<PopupMessage, 'data'>>) => void
  /** Its owner closes it. */
  readonly closeByHand: () => void
  /** The browser blocks windows from now on, or does so no more. */
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
