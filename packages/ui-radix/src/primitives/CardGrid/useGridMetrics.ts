import { type RefObject, useEffect, useState } from 'react'

export type GridMetrics = {
  /** As many as the styles put beside each other. */
  readonly columns: number
  /** A row with the gap below it, in pixels. */
  readonly rowHeight: number
  /** Rows that are seen at once. */
  readonly pageRows: number
}

/** What a grid has before it was measured: on a server, and where there is no layout. */
const usual: GridMetrics = { columns: 4, rowHeight: 104, pageRows: 4 }

/** Reads off the page how the grid is laid out, so that styles alone decide it. */
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
    if (list.current?.firstElementChild) observer.observe(list.current.firstElementChild)
    return () => observer.disconnect()
  }, [scroller, list])
  return metrics
}
