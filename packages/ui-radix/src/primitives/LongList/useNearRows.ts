import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef } from 'react'
import {
  type Heights,
  isCovered,
  type ListFacts,
  type LongListRow,
  rowsOfSpan,
  seenRows,
  type Span,
  spanAtRest,
  spanOnTheWay,
  startsNow,
} from './listRules.ts'

/** Scrolling rests when nothing scrolled for this long. */
const REST_MS = 300
/** Between the blocks that come then. */
const BREATH_MS = 50

/** What is in the page of a long list. */
export type Near = {
  readonly span: Span
  /** Its rows, as the list is now. */
  readonly rows: (facts: ListFacts) => readonly LongListRow[]
}

const nearAt = (span: Span, heights: Heights): Near => ({
  span,
  rows: (facts) => rowsOfSpan(span, heights, facts),
})

export type UseNearRowsParameters = ListFacts & {
  readonly list: RefObject<HTMLElement | null>
  /** How many rows are in the page already, from the first one on. */
  readonly shown: number
  readonly near: Near | undefined
  readonly onNear: (near: Near | undefined) => void
}

/**
 * Follows what is seen of a long list, whatever scrolls, be it the list, the panel or the page. Rows come a block at a
 * time, so that most scrolling renders nothing; when it rests there are as many as a flick goes through. The rows
 * themselves stay with the list: those that it has shown before this came are not made again.
 */
export function useNearRows({ list, shown, near, onNear, ...facts }: UseNearRowsParameters): void {
  const { count, focused } = facts
  /** How high rows turned out to be. Those in the page take their room by themselves, so that it renders nothing. */
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
  useLayoutEffect(() => {
    latest.current = { span: near?.span ?? first, facts }
  })
  useLayoutEffect(() => {
    onNear(nearAt(latest.current.span, new Map(measured.current)))
    return () => onNear(undefined)
  }, [onNear])

  useLayoutEffect(() => {
    /** Whether other rows are wanted now. */
    const look = (choose: typeof spanAtRest): boolean => {
      if (!list.current) return false
      const { span, facts } = latest.current
      latest.current.starts ??= startsNow(measured.current, facts)
      const top = Math.max(0, -list.current.getBoundingClientRect().top)
      const seen = seenRows(latest.current.starts, { top, height: window.innerHeight })
      const next = choose(span, { seen, count })
      if (next.from === span.from && next.to === span.to) return false
      onNear(nearAt(next, new Map(measured.current)))
      return true
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    let frame: number | undefined
    const rest = (): void =>
      startTransition(() => {
        if (look(spanAtRest)) restIn(BREATH_MS)
      })
    // A busy page may be late for its scroll events: they are heard at the beginning of a frame, before this.
    const restIn = (ms: number): void => {
      timer = setTimeout(() => {
        frame = requestAnimationFrame(rest)
      }, ms)
    }
    const stopResting = (): void => {
      clearTimeout(timer)
      if (frame !== undefined) cancelAnimationFrame(frame)
    }
    const goOn = (): void => {
      look((span, facts) => (isCovered(span, facts) ? span : spanOnTheWay(span, facts)))
      stopResting()
      restIn(REST_MS)
    }
    // The page is laid out once for it and for what is drawn.
    frame = requestAnimationFrame(goOn)
    // Which element scrolls depends on the window's size, so all are heard.
    const options = { capture: true, passive: true }
    window.addEventListener('scroll', goOn, options)
    window.addEventListener('resize', goOn)
    return () => {
      stopResting()
      window.removeEventListener('scroll', goOn, options)
      window.removeEventListener('resize', goOn)
    }
  }, [list, count, onNear])

  useEffect(() => {
    // Absent where nothing is laid out, such as in a host's tests.
    if (!list.current || typeof ResizeObserver === 'undefined') return
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
  }, [list, near, count, focused])
}
