/** Message to the page, with facts about its sender. */
export type PopupMessage = {
  readonly data: unknown
  /** The origin is that of the secure site. */
  readonly isFromSite: boolean
  /** The source is the popup. */
  readonly isFromWindow: boolean
}

export type PopupHost = {
  /** Navigates the popup. */
  readonly navigate: (url: string) => void
  /** Whether the visitor has closed it. */
  readonly isClosed: () => boolean
  readonly close: () => void
  /** Subscribes to all messages to the page. Returns the unsubscribe function. */
  readonly subscribe: (listener: (message: PopupMessage) => void) => () => void
}

export type PopupHostOptions = {
  /** First URL of the popup. Its origin is trusted. */
  readonly src: string
  /** Name of the window: a second popup with the same name takes over the window. @default 'popupWindow' */
  readonly name?: string | undefined
}

/** `undefined` if the browser blocks the popup. */
export type CreatePopup = (options: PopupHostOptions) => PopupHost | undefined

/**
 * Opens a popup. Must be called within a click: browsers block later calls.
 *
 * @example
 * ```ts
 * import { createPopupHost } from '@foyer/headless/embedded'
 * const popup = createPopupHost({ src: 'https://secure.example/loading' })
 * popup?.subscribe(({ data, isFromSite, isFromWindow }) => {
 *   if (isFromSite && isFromWindow) console.log(data)
 * })
 * ```
 */
export function createPopupHost({ src, name = 'popupWindow' }: PopupHostOptions): PopupHost | undefined {
  const { origin } = new URL(src)
  const popup = open(src, name)
  if (!popup) return undefined
  return {
    navigate(url) {
      popup.location.href = url
      popup.focus()
    },
    isClosed: () => popup.closed,
    close: () => popup.close(),
    subscribe(listener) {
      const onMessage = (event: MessageEvent): void =>
        listener({
          data: event.data,
          isFromSite: event.origin === origin,
          isFromWindow: event.source === popup,
        })
      window.addEventListener('message', onMessage)
      return () => window.removeEventListener('message', onMessage)
    },
  }
}

function open(src: string, name: string): Window | null {
  try {
    return window.open(src, name, 'width=600,height=800,scrollbars=yes')
  } catch {
    return null
  }
}
