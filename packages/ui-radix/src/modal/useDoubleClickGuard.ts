import { useEffect } from 'react'

/** Time and distance of the second tap of a double tap: Safari counts every tap as a first one. */
const TAP_MS = 300
const TAP_PX = 24

/**
 * Ignores the second click of a double click, or tap of a double tap, that begins or ends in the modal, unless it is on
 * the control of the first and in the same view: the first may have opened the modal, closed it, or shown another view,
 * so that the second would press something that was not there before.
 */
export function useDoubleClickGuard(): void {
  useEffect(() => {
    let isTouch = false
    let first: Click | undefined
    const onPress = ({ pointerType }: PointerEvent): void => void (isTouch = pointerType === 'touch')
    // The press as well: it would take the focus out of a modal that has just opened.
    const ignoreSecond = (event: MouseEvent): void => {
      const [before, click] = [first, readClick(event)]
      if (event.type === 'click') first = click
      if (!isSecond(before?.event, event, isTouch)) return
      if (!before?.panel && !click.panel) return
      if (click.target === before?.target && before?.view === before?.panel?.dataset['view']) return
      event.preventDefault()
      event.stopPropagation()
    }
    const events = { pointerdown: onPress, mousedown: ignoreSecond, click: ignoreSecond } as const
    for (const [name, listener] of Object.entries(events))
      window.addEventListener(name, listener as EventListener, { capture: true })
    return () => {
      for (const [name, listener] of Object.entries(events))
        window.removeEventListener(name, listener as EventListener, { capture: true })
    }
  }, [])
}

/** A click, with the panel around it and the view that it showed. */
type Click = {
  readonly event: MouseEvent
  readonly target: EventTarget | undefined
  readonly panel: HTMLElement | undefined
  readonly view: string | undefined
}

function readClick(event: MouseEvent): Click {
  const path = event.composedPath()
  const layer = path.find((each) => each instanceof HTMLElement && each.matches('[data-foyer]'))
  const panel = (layer as HTMLElement | undefined)?.querySelector<HTMLElement>('[data-view]') ?? undefined
  return { event, target: path[0], panel, view: panel?.dataset['view'] }
}

/** `detail` counts the clicks at one place; keys have 0. */
const isSecond = (before: MouseEvent | undefined, event: MouseEvent, isTouch: boolean): boolean =>
  event.detail > 1 ||
  (isTouch &&
    event.detail === 1 &&
    before?.detail === 1 &&
    event.timeStamp - before.timeStamp < TAP_MS &&
    Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) < TAP_PX)
