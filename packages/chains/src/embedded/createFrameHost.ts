import { createError } from './errors.ts'

export type FrameHostOptions = {
  /** URL of the frame. Only messages from its origin are accepted. */
  readonly src: string
  /** Accessible name of the iframe. */
  readonly title: string
  /** Permissions policy of the frame. */
  readonly allow?: string | undefined
  /** `id` of the iframe; omitted if the page has an element with it. */
  readonly id?: string | undefined
  /** `name` of the iframe. */
  readonly name?: string | undefined
  readonly onMessage?: ((data: unknown) => void) | undefined
  /** Called when the browser reports that the iframe cannot load, e.g. a violation of the Content Security Policy. */
  readonly onError?: (() => void) | undefined
}

export type FrameHost = {
  /** Shows the frame over an empty element of a view, and follows its position. Replaces an earlier element. */
  readonly place: (slot: HTMLElement) => void
  /** Hides the frame without unloading it. */
  readonly hide: () => void
  /** Throws `FRAME_NOT_SET` if the iframe is not in the document. */
  readonly post: (message: unknown) => void
  /** Removes the iframe. */
  readonly destroy: () => void
}

export type CreateFrame = (options: FrameHostOptions) => FrameHost

/**
 * Keeps a cross-origin frame at one position in the DOM, since moving would reload it. It is the last child of `body`
 * and a popover, so that it is above any dialog, and is shown over an empty element of a view. A modal dialog makes
 * everything outside inert to pointer, focus and assistive technology; the top layer, `aria-live`, `pointer-events`
 * and focus guards keep the frame usable.
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
  const { src, onMessage, onError } = options
  const { origin } = new URL(src, location.href)
  const ended = new AbortController()
  const frame = createFrame(options)
  const element = createLayer([guard(() => leave('back')), frame, guard(() => leave('forward'))])
  let slot: HTMLElement | undefined
  let raf = 0

  const leave = (direction: 'forward' | 'back'): void => {
    if (slot) focusBeside(slot, direction)
  }
  const enter = (): void => frame.focus()
  // The focus trap must not see that the focus enters the frame: captured before the dialog's listener on the document.
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
  // Browsers fire `load` for a blocked frame, and report the violation to the document.
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
    if (/^(?:frame|child|default)-src$/.test(effectiveDirective) && hasOrigin(blockedURI, origin)) onError?.()
  }
  window.addEventListener('message', receive, ended)
  document.addEventListener('securitypolicyviolation', onViolation, ended)
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
      ended.abort()
      element.remove()
    },
  }
}

function createFrame({ src, title, allow, id, name, onError }: FrameHostOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.src = src
  frame.title = title
  if (allow !== undefined) frame.allow = allow
  if (name !== undefined) frame.name = name
  if (id !== undefined && !document.getElementById(id)) frame.id = id
  if (onError) frame.addEventListener('error', onError)
  Object.assign(frame.style, { display: 'block', width: '100%', height: '100%', border: '0' })
  return frame
}

/** Element of the top layer, whose events do not reach the focus trap of a dialog. */
function createLayer(children: readonly HTMLElement[]): HTMLElement {
  const element = document.createElement('div')
  element.setAttribute('data-foyer-frame-host', '')
  element.setAttribute('popover', 'manual')
  // Libraries that hide the rest of the page from assistive technology skip live regions.
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
  // The focus trap would move the focus out of the frame at once.
  for (const type of ['focusin', 'focusout', 'pointerdown'])
    element.addEventListener(type, (event) => event.stopPropagation())
  element.append(...children)
  return element
}

/** Moves the focus to the control before or after an element of a dialog or view; from the last to the first. */
function focusBeside(slot: HTMLElement, direction: 'forward' | 'back'): void {
  const root = slot.closest<HTMLElement>('[role="dialog"], [data-foyer]')
  if (!root) return
  // A disabled control does not take the focus, which would leave the dialog.
  const stops = [
    ...root.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, [tabindex="0"]'),
  ].filter((control) => !control.matches(':disabled'))
  const index = stops.indexOf(slot)
  const next = direction === 'forward' ? (stops[index + 1] ?? stops[0]) : (stops[index - 1] ?? stops.at(-1))
  if (next && next !== slot) next.focus()
}

const hasOrigin = (url: string, origin: string): boolean => {
  try {
    return new URL(url).origin === origin
  } catch {
    return false
  }
}

/** Invisible focusable element before and after the frame. */
function guard(onFocus: () => void): HTMLElement {
  const element = document.createElement('span')
  element.tabIndex = 0
  element.setAttribute('aria-hidden', 'true')
  Object.assign(element.style, { position: 'fixed', opacity: '0', pointerEvents: 'none' })
  element.addEventListener('focus', onFocus)
  return element
}
