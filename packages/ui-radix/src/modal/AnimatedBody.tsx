import type { RouteDirection, RouteName } from '@foyer/headless'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { Body, View } from '../primitives/Modal/Modal.tsx'
import { useClientLayoutEffect } from '../primitives/part/useClientLayoutEffect.ts'
import { leaveAfter } from './leavingCopy.ts'

export type AnimatedBodyProps = {
  readonly view: RouteName
  readonly direction: RouteDirection
  readonly children: ReactNode
}

/** Contains the view. The height follows the content; the last view fades out as a copy while the next one fades in. */
export function AnimatedBody({ view, direction, children }: AnimatedBodyProps): ReactElement {
  const isFirst = useRef(true)
  return (
    <Body>
      <ViewFrame key={view} direction={direction} isFirst={isFirst}>
        {children}
      </ViewFrame>
    </Body>
  )
}

type ViewFrameProps = {
  readonly direction: RouteDirection
  readonly isFirst: { current: boolean }
  readonly children: ReactNode
}

function ViewFrame({ direction, isFirst, children }: ViewFrameProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null)
  const leaving = useRef(direction)

  useClientLayoutEffect(() => {
    leaving.current = direction
  }, [direction])

  useClientLayoutEffect(() => {
    const own = frame.current
    // A ref of the body would still be empty here: React attaches it after the effects of its children.
    const parent = own?.parentElement
    if (!parent) return
    own.setAttribute('data-state', isFirst.current ? 'idle' : 'in')
    if (!isFirst.current) for (const scroller of scrollersOf(parent)) scroller.scrollTop = 0
    isFirst.current = false
    const stopMeasuring = followHeight(parent, own)
    return () => {
      stopMeasuring()
      // For the copy: the next view starts at its top, and this one fades out where it was.
      const scrolled = scrollersOf(parent).reduce((sum, { scrollTop }) => sum + scrollTop, 0)
      own.style.top = `${-scrolled}px`
      leaveAfter(parent, own)
    }
  }, [isFirst])

  return (
    <View ref={frame} direction={direction}>
      {children}
    </View>
  )
}

/** Elements that scroll a view: the body, and in a low window the overlay. */
function scrollersOf(body: HTMLElement): readonly Element[] {
  const overlay = body.closest('[data-foyer-part="overlay"]')
  return overlay ? [body, overlay] : [body]
}

/**
 * Keeps the body as tall as its view. The first height is set at once; the styles animate later ones. The panel is
 * centred for the height of the loaded view. When the content grows or shrinks afterwards, the top of the panel stays,
 * so that a control does not move between a press and its release.
 */
function followHeight(body: HTMLElement, view: HTMLElement): () => void {
  const panel = body.parentElement
  let isPlaced = false
  const measure = (): void => {
    // A scrollbar makes the view narrower, and a picture of its width shorter: fitted to that, the body would keep the bar.
    if (body.clientWidth < body.offsetWidth) body.style.overflowY = 'hidden'
    const height = view.offsetHeight
    body.style.overflowY = ''
    if (panel && !isPlaced) {
      const whole = height + panel.offsetHeight - body.offsetHeight
      const above = `calc(var(--foyer-window, 100dvh) / 2 - min(${whole}px, var(--foyer-panel-h)) / 2)`
      panel.parentElement?.style.setProperty('--foyer-above', above)
      isPlaced = !view.querySelector(':scope > [data-foyer-part="skeleton-view"]')
    }
    body.style.setProperty('height', `${height}px`)
  }
  // Absent in jsdom, for example in a host's tests.
  if (typeof ResizeObserver === 'undefined') return () => {}
  // Runs after layout and before paint, so that reading the height forces no second layout.
  const observer = new ResizeObserver(measure)
  observer.observe(view)
  return () => observer.disconnect()
}
