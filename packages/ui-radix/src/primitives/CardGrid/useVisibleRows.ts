import { type RefObject, useState } from 'react'
import { useClientLayoutEffect } from '../part/useClientLayoutEffect.ts'
import { rowsInReach } from './gridRules.ts'

export type VisibleRows = {
  readonly from: number
  /** Index after the last row. */
  readonly to: number
}

export type UseVisibleRowsParameters = {
  readonly count: number
  /** All rows have the same height. */
  readonly rowHeight: number
  /** @default false */
  readonly isEnabled: boolean
}

/** The rows near the visible part of a scroller; renders when the rows change, not on every scroll event. */
export function useVisibleRows(
  scroller: RefObject<HTMLElement | null>,
  { count, rowHeight, isEnabled }: UseVisibleRowsParameters,
): VisibleRows {
  const [place, setPlace] = useState({ offset: 0, height: 0 })
  const rows = rowsInReach({ ...place, count, rowHeight })
  useClientLayoutEffect(() => {
    const element = scroller.current
    if (!element || !isEnabled) return
    const measure = (): void =>
      setPlace((before) => {
        // Rounded to rows: nothing changes in between.
        const offset = Math.floor(element.scrollTop / rowHeight) * rowHeight
        const height = element.clientHeight
        return before.offset === offset && before.height === height ? before : { offset, height }
      })
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
    observer?.observe(element)
    return () => {
      element.removeEventListener('scroll', measure)
      observer?.disconnect()
    }
  }, [scroller, rowHeight, isEnabled])
  return rows
}
