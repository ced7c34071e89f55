/** Something that was said to the page, and by whom. */
export type PopupMessage = {
  readonly data: unknown
  /** It came from the origin that is trusted. */
  readonly isFromSite: boolean
  /** It came from the window itself. */
  readonly isFromWindow: boolean
}

export type PopupHost = {
  /** Leads the window to a page. */
  readonly navigate: (url: string) => void
  /** Its owner has closed it. */
  readonly isClosed: () => boolean
  readonly close: () => void
  /** Hears every message to the page. Returns the undo. */
  readonly subscribe: (listener: (message: PopupMessage) => void) => () => void
}

export type PopupHostOptions = {
  /** What it shows first. Its origin is the one that is trusted. */
  readonly src: string
}

/** `undefined` where the browser opens no window. */
export type CreatePopup = (options: PopupHostOptions) => PopupHost | undefined

/**
 * Opens a window beside the page, which must happen within a click: browsers block what comes later.
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
export function createPopupHost({ src }: PopupHostOptions): PopupHost | undefined {
  const { origin } = new URL(src)
  const popup = open(src)
  if (!popup) return undefined
  return {
    navigate(url) {
      popup.location.href = url
      popup.focus()
    },
    isClosed: () => popup.closed,
    close: () => popup.close(),
    subscribe(listener) {
      const hear = (event: MessageEvent): void =>
        listener({
          data: event.data,
          isFromSite: event.origin === origin,
          isFromWindow: event.source === popup,
        })
      window.addEventListener('message', hear)
      return () => window.removeEventListener('message', hear)
    },
  }
}

function open(src: string): Window | null {
  try {
    return window.open(src, 'popupWindow', 'width=600,height=800,scrollbars=yes')
  } catch {
    return null
  }
}
