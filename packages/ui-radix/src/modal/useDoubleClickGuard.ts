import { useEffect } from 'react'
import { isRepeated } from './modalRules.ts'

/** Maximum time and distance of the second tap of a double tap: Safari counts every tap as a first one. */
const TAP_MS = 300
const TAP_PX = 24

/**
 * Ignores the second click or tap of a pair that begins or ends in the modal. The first may have opened or closed the
 * modal or shown another view, so the second would press a control that was not there before. `isRepeated` decides.
 */
export function useDoubleClickGuard(): void {
  useEffect(() => {
    let isTouch = false
    let pressedAt: number | undefined
    /** The previous click, and the last click that was not ignored. */
    let last: Click | undefined
    let counted: Click | undefined
    const onPress = ({ pointerType, timeStamp }: PointerEvent): void => {
      isTouch = pointerType === 'touch'
      pressedAt = timeStamp
    }
    // Handles `mousedown` too, which would move the focus out of a modal that has just opened.
    const ignoreSecond = (event: MouseEvent): void => {
      const click = readClick(event)
      const isIgnored = isRepeated({
        isSecond: isSecond(last?.event, event, isTouch),
        isOfModal: last?.panel !== undefined || click.panel !== undefined,
        isSameControl: click.control === last?.control,
        isSameView: counted?.view === counted?.panel?.dataset['view'],
        elapsed: (pressedAt ?? event.timeStamp) - (counted?.event.timeStamp ?? 0),
      })
      if (event.type === 'click') {
        last = click
        if (!isIgnored) counted = click
        pressedAt = undefined
      }
      if (!isIgnored) return
      event.preventDefault()
      event.stopPropagation()
    }
    const ending = new AbortController()
    const options = { capture: true, signal: ending.signal }
    window.addEventListener('pointerdown', onPress, options)
    window.addEventListener('mousedown', ignoreSecond, options)
    window.addEventListener('click', ignoreSecond, options)
    return () => ending.abort()
  }, [])
}

/** A click, with the panel around it and the view that it showed. */
type Click = {
  readonly event: MouseEvent
  /** The control around the target, since two clicks may hit different elements of an icon; else the target. */
  readonly control: EventTarget | undefined
  readonly panel: HTMLElement | undefined
  readonly view: string | undefined
}

function readClick(event: MouseEvent): Click {
  const elements = event.composedPath().filter((each) => each instanceof HTMLElement)
  const control = elements.find((each) => each.matches('button, a, input')) ?? event.composedPath()[0]
  const layer = elements.find((each) => each.matches('[data-foyer]'))
  const panel = layer?.querySelector<HTMLElement>('[data-view]') ?? undefined
  return { event, control, panel, view: panel?.dataset['view'] }
}

/** `detail` counts consecutive clicks at one position; it is 0 for keys. */
const isSecond = (before: MouseEvent | undefined, event: MouseEvent, isTouch: boolean): boolean =>
  event.detail > 1 ||
  (isTouch &&
    event.detail === 1 &&
    before?.detail === 1 &&
    event.timeStamp - before.timeStamp < TAP_MS &&
    Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) < TAP_PX)
