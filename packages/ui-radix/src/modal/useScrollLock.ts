import { useInsertionEffect, useMemo } from 'react'
import { useClientLayoutEffect } from '../primitives/part/useClientLayoutEffect.ts'

/**
 * Keeps the page from scrolling, without moving it: the scrollbar's gutter stays, also for elements fixed to the
 * window. Not Radix's lock (react-remove-scroll): its style element is refused by strict content policies, fixed
 * elements move by the width of the scrollbar, and overlays of other scripts could not be scrolled.
 */
export function useScrollLock(isActive: boolean): void {
  // Read and set before the browser lays out the dialog: later it would do so twice.
  const lock = useMemo(() => (isActive ? createLock() : undefined), [isActive])
  useInsertionEffect(() => lock?.(), [lock])
  // `Activity` and `Suspense` of the host end layout effects when they hide the modal, but no insertion effects.
  useClientLayoutEffect(() => lock?.(), [lock])
}

/** Returns a function that locks the page unless it is locked, and returns the function that unlocks it. */
function createLock(): () => () => void {
  const bar = window.innerWidth - document.documentElement.clientWidth
  const { style } = document.documentElement
  let before: readonly (readonly [name: string, value: string])[] = []
  const unlock = (): void => {
    for (const [name, value] of before) style.setProperty(name, value)
    before = []
  }
  return () => {
    if (before.length > 0) return unlock
    const hasGutter = typeof CSS !== 'undefined' && CSS.supports?.('scrollbar-gutter', 'stable')
    const changes: Readonly<Record<string, string>> = {
      overflow: 'hidden',
      // A page that cannot scroll still reloads when it is pulled down, and a request would lose its modal.
      'overscroll-behavior-y': 'none',
      ...(bar > 0 && (hasGutter ? { 'scrollbar-gutter': 'stable' } : { 'padding-inline-end': `${bar}px` })),
    }
    before = Object.keys(changes).map((name) => [name, style.getPropertyValue(name)] as const)
    for (const [name, value] of Object.entries(changes)) style.setProperty(name, value)
    return unlock
  }
}
