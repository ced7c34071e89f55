import { type RefObject, useEffect, useState } from 'react'

export type GridMetrics = {
  /** Columns, as set by the styles. */
  readonly columns: number
  /** Row height including the gap below, in pixels. */
  readonly rowHeight: number
  /** Visible rows. */
  readonly pageRows: number
}

/** Metrics before measuring: on a server, and without layout. */
const usual: GridMetrics = { columns: 4, rowHeight: 104, pageRows: 4 }

/** Measures the layout of the grid, which the styles define. */
export function useGridMetrics(
  scroller: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): GridMetrics {
  const [metrics, setMetrics] = useState(usual)
  useEffect(() => {
    const element = scroller.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = (): void => {
      const first = list.current?.firstElementChild
      if (!list.current || !(first instanceof HTMLElement) || first.offsetHeight === 0) return
      const { gridTemplateColumns, rowGap } = getComputedStyle(list.current)
      const columns = gridTemplateColumns.split(' ').length
      const rowHeight = first.offsetHeight + (Number.parseFloat(rowGap) || 0)
      const pageRows = Math.max(1, Math.floor(element.clientHeight / rowHeight))
      setMetrics((before) =>
        before.columns === columns && before.rowHeight === rowHeight && before.pageRows === pageRows
          ? before
          : { columns, rowHeight, pageRows },
      )
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // Its size changes with the first card, and with the size of the text.
    if (list.current) observer.observe(list.current)
    return () => observer.disconnect()
  }, [scroller, list])
  return metrics
}
