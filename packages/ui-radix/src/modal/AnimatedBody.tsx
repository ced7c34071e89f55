import type { RouteDirection, RouteName } from '@foyer/headless'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { Body, View } from '../primitives/Modal/Modal.tsx'
import { useClientLayoutEffect } from '../primitives/part/useClientLayoutEffect.ts'
import { leaveAfter } from './leavingCopy.ts'

export type AnimatedBodyProps = {
  readonly view: RouteName
  readonly direction: RouteDirection
  readonly children: ReactNode
}

/** Scroll offset of each element of `scrollersOf` when a view was left. */
type Scrolls = Map<RouteName, readonly number[]>

/**
 * Contains the view. The height follows the content; the last view fades out as a copy while the next one fades in.
 * Going back shows a view scrolled as it was left.
 */
export function AnimatedBody({ view, direction, children }: AnimatedBodyProps): ReactElement {
  const isFirst = useRef(true)
  const [scrolls] = useState((): Scrolls => new Map())
  return (
    <Body>
      <ViewFrame key={view} view={view} direction={direction} isFirst={isFirst} scrolls={scrolls}>
        {children}
      </ViewFrame>
    </Body>
  )
}

type ViewFrameProps = AnimatedBodyProps & {
  readonly isFirst: { current: boolean }
  readonly scrolls: Scrolls
}

function ViewFrame({ view, direction, isFirst, scrolls, children }: ViewFrameProps): ReactElement {
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
    if (!isFirst.current) {
      const tops = leaving.current === 'back' ? scrolls.get(view) : undefined
      // The overlay scrolls as far as the body is high: a height that is still growing would cut the scroll.
      if (tops?.[1]) Object.assign(parent.style, { transition: 'none', height: `${own.offsetHeight}px` })
      scrollTo(scrollersOf(parent, own), tops)
      parent.style.transition = ''
    }
    isFirst.current = false
    const stopMeasuring = followHeight(parent, own)
    return () => {
      stopMeasuring()
      const left = scrollersOf(parent, own).map((scroller) => scroller?.scrollTop ?? 0)
      scrolls.set(view, left)
      // For the copy: the next view starts at its top, and this one fades out where it was.
      const [body = 0, overlay = 0, grid = 0] = left
      own.style.top = `${-body - overlay}px`
      leaveAfter(parent, own, (copy) => scrollTo([gridOf(copy)], [grid]))
    }
  }, [isFirst, scrolls, view])

  return (
    <View ref={frame} direction={direction}>
      {children}
    </View>
  )
}

/** Elements that scroll a view: the body, in a low window the overlay, and a grid of cards by itself. */
const scrollersOf = (body: HTMLElement, view: HTMLElement): readonly (Element | null)[] => [
  body,
  body.closest('[data-foyer-part="overlay"]'),
  gridOf(view),
]

const gridOf = (view: HTMLElement): Element | null => view.querySelector('[data-foyer-part="card-grid"]')

function scrollTo(scrollers: readonly (Element | null)[], tops: readonly number[] = []): void {
  for (const [index, scroller] of scrollers.entries()) {
    if (!scroller) continue
    scroller.scrollTop = tops[index] ?? 0
    // The browser reports a scroll in the next frame; the row that gets the focus back has to be rendered before.
    scroller.dispatchEvent(new Event('scroll'))
  }
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
    // A scrollbar makes the view narrower, and a picture of its width shorter: fitted to that, the body would keep
    // the bar.
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
