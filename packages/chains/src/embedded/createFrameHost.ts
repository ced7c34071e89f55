import { createError } from './errors.ts'

export type FrameHostOptions = {
  /** Where the frame's page is. Its origin is the only one that messages are taken from. */
  readonly src: string
  /** What the frame is, for assistive technology. */
  readonly title: string
  /** Permissions policy of the frame. */
  readonly allow?: string | undefined
  /** What the frame is called in the page; left out where something has that id already. */
  readonly id?: string | undefined
  /** What the frame is called in itself. */
  readonly name?: string | undefined
  readonly onMessage?: ((data: unknown) => void) | undefined
  /** It cannot be fetched at all. */
  readonly onError?: (() => void) | undefined
}

export type FrameHost = {
  /** Shows the frame over an empty place of a view, and follows it. Replaces an earlier place. */
  readonly place: (slot: HTMLElement) => void
  /** Hides it; the frame goes on living. */
  readonly hide: () => void
  /** Throws `FRAME_NOT_SET` where the frame is not in the page, or was taken out of it. */
  readonly post: (message: unknown) => void
  /** Takes it out of the page. */
  readonly destroy: () => void
}

export type CreateFrame = (options: FrameHostOptions) => FrameHost

/**
 * Keeps a cross-origin frame that never moves in the document, since moving reloads it. It stands at the end of `body`
 * as a popover, which puts it above any dialog, and is laid over an empty place in a view. A modal dialog makes
 * everything outside of itself dead to pointer, focus and assistive technology; this element is left alive by each of
 * the means they have: the top layer, `aria-live`, own pointer events, and focus that is handed on by hand.
 *
 * @example
 * ```ts
 * import { createFrameHost } from '@foyer/headless/embedded'
 * declare const slot: HTMLElement
 * const host = createFrameHost({ src: 'https://secure.example/sdk', title: 'Secure wallet' })
 * host.place(slot)
 * ```
 */
export function createFrameHost(options: FrameHostOptions): FrameHost {
  const { src, title, allow, id, name, onMessage, onError } = options
  const { origin } = new URL(src, location.href)
  const element = document.createElement('div')
  element.setAttribute('data-foyer-frame-host', '')
  element.setAttribute('popover', 'manual')
  // Libraries that hide the rest of the page from assistive technology leave live regions out.
  element.setAttribute('aria-live', 'off')
  Object.assign(element.style, {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    padding: '0',
    border: '0',
    overflow: 'hidden',
    background: 'none',
    pointerEvents: 'auto',
  })
  const frame = document.createElement('iframe')
  frame.src = src
  frame.title = title
  if (allow !== undefined) frame.allow = allow
  if (name !== undefined) frame.name = name
  if (id !== undefined && !document.getElementById(id)) frame.id = id
  if (onError) frame.addEventListener('error', onError)
  Object.assign(frame.style, { display: 'block', width: '100%', height: '100%', border: '0' })
  const before = guard(() => leave('back'))
  const after = guard(() => leave('forward'))
  element.append(before, frame, after)

  let slot: HTMLElement | undefined
  let raf = 0

  // A dialog that traps the focus would pull it back out of here at once; it does not need to know.
  const stop = (event: Event): void => event.stopPropagation()
  for (const type of ['focusin', 'focusout', 'pointerdown']) element.addEventListener(type, stop)

  // Nor does it need to know that the focus comes here: it would not find it in itself, and take it back. This is heard
  // before the dialog, which listens on the document.
  const stopEntering = (event: FocusEvent): void => {
    if (event.relatedTarget instanceof Node && element.contains(event.relatedTarget)) event.stopPropagation()
  }

  const follow = (): void => {
    if (!slot?.isConnected) return hide()
    const { left, top, width, height } = slot.getBoundingClientRect()
    Object.assign(element.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    })
    raf = requestAnimationFrame(follow)
  }
  const enter = (): void => frame.focus()
  const leave = (direction: 'forward' | 'back'): void => {
    const root = slot?.closest<HTMLElement>('[role="dialog"], [data-foyer]')
    if (!root || !slot) return
    const stops = [...root.querySelectorAll<HTMLElement>('button, a[href], input, [tabindex="0"]')]
    const index = stops.indexOf(slot)
    const next = direction === 'forward' ? (stops[index + 1] ?? stops[0]) : (stops[index - 1] ?? stops.at(-1))
    if (next && next !== slot) next.focus()
  }

  function place(next: HTMLElement): void {
    hide()
    slot = next
    slot.tabIndex = 0
    slot.addEventListener('focus', enter)
    window.addEventListener('focusout', stopEntering, true)
    if (!element.isConnected) document.body.append(element)
    element.removeAttribute('aria-hidden')
    element.showPopover?.()
    follow()
  }
  function hide(): void {
    cancelAnimationFrame(raf)
    slot?.removeEventListener('focus', enter)
    window.removeEventListener('focusout', stopEntering, true)
    slot = undefined
    if (element.isConnected) element.hidePopover?.()
  }

  const receive = (event: MessageEvent): void => {
    if (event.source === frame.contentWindow && event.origin === origin) onMessage?.(event.data)
  }
  window.addEventListener('message', receive)
  document.body.append(element)
  return {
    place,
    hide,
    post(message) {
      const target = frame.isConnected ? frame.contentWindow : null
      if (!target) throw createError('FRAME_NOT_SET')
      target.postMessage(message, origin)
    },
    destroy() {
      hide()
      window.removeEventListener('message', receive)
      element.remove()
    },
  }
}

/** An invisible stop of the Tab key on either side of the frame. */
function guard(onFocus: () => void): HTMLElement {
  const element = document.createElement('span')
  element.tabIndex = 0
  element.setAttribute('aria-hidden', 'true')
  Object.assign(element.style, { position: 'fixed', opacity: '0', pointerEvents: 'none' })
  element.addEventListener('focus', onFocus)
  return element
}
