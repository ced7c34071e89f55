import { useClientLayoutEffect } from './useClientLayoutEffect.ts'

/**
 * Keeps the page from scrolling. The place of its scrollbar stays, so that nothing moves: neither the layout nor what
 * is fixed to the window. Through the object model: no style element, which strict content policies refuse.
 */
export function useScrollLock(isActive: boolean): void {
  useClientLayoutEffect(() => {
    if (!isActive) return
    const { style, clientWidth } = document.documentElement
    const bar = window.innerWidth - clientWidth
    const hasGutter = typeof CSS !== 'undefined' && CSS.supports?.('scrollbar-gutter', 'stable')
    const changes: Readonly<Record<string, string>> = {
      overflow: 'hidden',
      ...(bar > 0 && (hasGutter ? { 'scrollbar-gutter': 'stable' } : { 'padding-inline-end': `${bar}px` })),
    }
    const before = Object.keys(changes).map((name) => [name, style.getPropertyValue(name)] as const)
    for (const [name, value] of Object.entries(changes)) style.setProperty(name, value)
    return () => {
      for (const [name, value] of before) style.setProperty(name, value)
    }
  }, [isActive])
}
