import { useInsertionEffect, useMemo } from 'react'

/**
 * Keeps the page from scrolling, without moving it: the scrollbar's gutter stays, also for elements fixed to the window.
 * Not Radix's lock (react-remove-scroll): its style element is refused by strict content policies, fixed elements move
 * by the width of the scrollbar, and overlays of other scripts could not be scrolled.
 */
export function useScrollLock(isActive: boolean): void {
  // Read and set before the browser lays out the dialog: later it would do so twice.
  const bar = useMemo(
    () => (isActive ? window.innerWidth - document.documentElement.clientWidth : 0),
    [isActive],
  )
  useInsertionEffect(() => {
    if (!isActive) return
    const { style } = document.documentElement
    const hasGutter = typeof CSS !== 'undefined' && CSS.supports?.('scrollbar-gutter', 'stable')
    const changes: Readonly<Record<string, string>> = {
      overflow: 'hidden',
      // A page that cannot scroll still reloads when it is pulled down, and a request would lose its modal.
      'overscroll-behavior-y': 'none',
      ...(bar > 0 && (hasGutter ? { 'scrollbar-gutter': 'stable' } : { 'padding-inline-end': `${bar}px` })),
    }
    const before = Object.keys(changes).map((name) => [name, style.getPropertyValue(name)] as const)
    for (const [name, value] of Object.entries(changes)) style.setProperty(name, value)
    return () => {
      for (const [name, value] of before) style.setProperty(name, value)
    }
  }, [isActive, bar])
}
