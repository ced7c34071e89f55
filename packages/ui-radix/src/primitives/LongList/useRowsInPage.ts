import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  isCovered,
  type LongListRow,
  placeOfRow,
  roomAround,
  rowsInPage,
  seenRows,
  type Span,
  spanAtRest,
  spanOnTheWay,
  startsOf,
} from './listRules.ts'

/** Scrolling rests when nothing scrolled for this long. */
const REST_MS = 300
/** Between the blocks that come then. */
const BREATH_MS = 50

export type UseRowsInPageParameters = {
  readonly list: RefObject<HTMLElement | null>
  readonly count: number
  readonly gap: number
  readonly sizeOf: (index: number) => number
  readonly keyOf: (index: number) => string
  /** How many rows are in the page already, from the first one on. */
  readonly shown: number
  /** The row that has the focus: it stays, wherever it is. */
  readonly focused: { readonly index: number; readonly key: string } | undefined
}

type Heights = ReadonlyMap<string, number>

/**
 * The rows of a list that are in the page: those near what is seen of the window, whatever scrolls, be it the list, the
 * panel or the page. Others come a block at a time, so that most scrolling renders nothing; when it rests there are as
 * many as a flick goes through.
 */
export function useRowsInPage({
  list,
  count,
  gap,
  sizeOf,
  keyOf,
  shown,
  focused,
}: UseRowsInPageParameters): readonly LongListRow[] {
  const [near, setNear] = useState<{ readonly span: Span; readonly heights: Heights }>(() => ({
    span: { from: 0, to: shown },
    heights: new Map(),
  }))
  /** How high rows turned out to be. Those in the page take their room by themselves, so that it renders nothing. */
  const measured = useRef(new Map<string, number>())
  const kept = placeOfRow(focused, { count, keyOf })
  const startsFor = (heights: Heights): Float64Array =>
    startsOf(count, { gap, heightOf: (index) => heights.get(keyOf(index)) ?? sizeOf(index) })
  const starts = startsFor(near.heights)

  const latest = useRef<{
    readonly span: Span
    readonly keyOf: typeof keyOf
    readonly startsFor: typeof startsFor
    starts?: Float64Array | undefined
  }>({ span: near.span, keyOf, startsFor })
  useLayoutEffect(() => {
    latest.current = { span: near.span, keyOf, startsFor }
  })

  useLayoutEffect(() => {
    /** Whether other rows are wanted now. */
    const look = (choose: typeof spanAtRest): boolean => {
      if (!list.current) return false
      const { span, startsFor } = latest.current
      latest.current.starts ??= startsFor(measured.current)
      const top = Math.max(0, -list.current.getBoundingClientRect().top)
      const seen = seenRows(latest.current.starts, { top, height: window.innerHeight })
      const next = choose(span, { seen, count })
      if (next.from === span.from && next.to === span.to) return false
      setNear({ span: next, heights: new Map(measured.current) })
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
    goOn()
    // Which element scrolls depends on the window's size, so all are heard.
    const options = { capture: true, passive: true }
    window.addEventListener('scroll', goOn, options)
    window.addEventListener('resize', goOn)
    return () => {
      stopResting()
      window.removeEventListener('scroll', goOn, options)
      window.removeEventListener('resize', goOn)
    }
  }, [list, count])

  useEffect(() => {
    // Absent where nothing is laid out, such as in a host's tests.
    if (!list.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        const index = Number((target as HTMLElement).dataset['foyerIndex'])
        const height = borderBoxSize[0]?.blockSize
        if (height) measured.current.set(latest.current.keyOf(index), height)
      }
      latest.current.starts = undefined
    })
    for (const row of list.current.querySelectorAll(':scope > [data-foyer-index]')) observer.observe(row)
    return () => observer.disconnect()
  }, [list, near, count, kept])

  return roomAround(rowsInPage(near.span, { count, focused: kept }), starts)
}
