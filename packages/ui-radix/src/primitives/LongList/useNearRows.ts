import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { useClientLayoutEffect } from '../part/useClientLayoutEffect.ts'
import {
  type Heights,
  isCovered,
  type ListFacts,
  type LongListRow,
  rowsOfSpan,
  visibleRows,
  type Span,
  spanAtRest,
  spanOnTheWay,
  startsNow,
} from './listRules.ts'

/** Scrolling has stopped after this long without a scroll event. */
const REST_MS = 300
/** Pause between the blocks of rows that are added after scrolling has stopped. */
const BLOCK_PAUSE_MS = 50

/** The rows of a long list that are in the document. */
export type NearRows = {
  readonly span: Span
  /** The same rows in the current list, with the padding for missing rows. */
  readonly rows: (facts: ListFacts) => readonly LongListRow[]
}

const nearAt = (span: Span, heights: Heights): NearRows => ({
  span,
  rows: (facts) => rowsOfSpan(span, heights, facts),
})

export type UseNearRowsParameters = ListFacts & {
  readonly list: RefObject<HTMLElement | null>
  /** Number of rows rendered before the window is measured. */
  readonly shown: number
  /** `false` for lists that render all their rows. */
  readonly isEnabled: boolean
}

/**
 * The rows near the visible ones, whichever element around the list scrolls: the panel or the page. `undefined` until the
 * first layout. Rows are added in blocks, so that most scroll events render nothing; after scrolling has stopped,
 * blocks are added until a flick finds its rows rendered.
 */
export function useNearRows({
  list,
  shown,
  isEnabled,
  ...facts
}: UseNearRowsParameters): NearRows | undefined {
  const { count, focused } = facts
  const [near, setNear] = useState<NearRows>()
  /** Measured heights by key. Rows in the document need no new render for them. */
  const measured = useRef(new Map<string, number>())
  const first: Span = { from: 0, to: shown }
  const latest = useRef<{
    readonly span: Span
    readonly facts: ListFacts
    starts?: Float64Array | undefined
  }>({
    span: first,
    facts,
  })
  useClientLayoutEffect(() => {
    latest.current = { span: near?.span ?? first, facts }
  })
  useClientLayoutEffect(() => {
    if (!isEnabled) return
    setNear(nearAt(latest.current.span, new Map(measured.current)))
    return () => setNear(undefined)
  }, [isEnabled])

  useClientLayoutEffect(() => {
    if (!isEnabled) return
    /** Renders the span that `choose` picks; false where it is rendered already. */
    const update = (choose: typeof spanAtRest): boolean => {
      if (!list.current) return false
      const { span } = latest.current
      latest.current.starts ??= startsNow(measured.current, latest.current.facts)
      const top = Math.max(0, -list.current.getBoundingClientRect().top)
      const visible = visibleRows(latest.current.starts, { top, height: window.innerHeight })
      const next = choose(span, { visible, count })
      if (next.from === span.from && next.to === span.to) return false
      setNear(nearAt(next, new Map(measured.current)))
      return true
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    let frame: number | undefined
    const rest = (): void =>
      startTransition(() => {
        if (update(spanAtRest)) restIn(BLOCK_PAUSE_MS)
      })
    // A busy page may deliver scroll events late, at the beginning of a frame: the frame's callback runs after them.
    const restIn = (ms: number): void => {
      timer = setTimeout(() => {
        frame = requestAnimationFrame(rest)
      }, ms)
    }
    const stopResting = (): void => {
      clearTimeout(timer)
      if (frame !== undefined) cancelAnimationFrame(frame)
    }
    const onScroll = (): void => {
      update((span, seen) => (isCovered(span, seen) ? span : spanOnTheWay(span, seen)))
      stopResting()
      restIn(REST_MS)
    }
    // In a frame, so that measuring and painting share one layout.
    frame = requestAnimationFrame(onScroll)
    // The scrolling element depends on the size of the window: capture gets all of them.
    const options = { capture: true, passive: true }
    window.addEventListener('scroll', onScroll, options)
    window.addEventListener('resize', onScroll)
    return () => {
      stopResting()
      window.removeEventListener('scroll', onScroll, options)
      window.removeEventListener('resize', onScroll)
    }
  }, [list, count, isEnabled])

  useEffect(() => {
    // Test environments without layout have no ResizeObserver.
    if (!isEnabled || !list.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        const index = Number((target as HTMLElement).dataset['foyerIndex'])
        const height = borderBoxSize[0]?.blockSize
        if (height) measured.current.set(latest.current.facts.keyOf(index), height)
      }
      latest.current.starts = undefined
    })
    for (const row of list.current.querySelectorAll(':scope > [data-foyer-index]')) observer.observe(row)
    return () => observer.disconnect()
  }, [list, near, count, focused, isEnabled])

  return near
}
