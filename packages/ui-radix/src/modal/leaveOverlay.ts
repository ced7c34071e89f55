import { harmlessCopy } from './harmlessCopy.ts'

/**
 * Leaves a picture of the overlay and its panel, which the styles animate out by `data-state="closed"`; without any it
 * goes at once. To be called while they are still there. Returns what takes the picture away before its time.
 */
export function leaveOverlay(layer: HTMLElement, overlay: HTMLElement, onGone: () => void): () => void {
  const ghost = harmlessCopy(overlay)
  const moving = [ghost, ...ghost.querySelectorAll<HTMLElement>('[data-foyer-part="panel"]')]
  const scroll = scrollOf(overlay)
  let isEnded = false
  const show = async (): Promise<void> => {
    // Effects that are only run again, as StrictMode does, have not taken it away.
    if (isEnded || overlay.isConnected) return
    for (const element of moving) element.setAttribute('data-state', 'closed')
    ghost.style.pointerEvents = 'none'
    layer.style.pointerEvents = 'none'
    layer.append(ghost)
    for (const [index, top] of scroll) [ghost, ...ghost.querySelectorAll('*')][index]?.scrollTo(0, top)
    const animations = ghost.getAnimations?.({ subtree: true }) ?? []
    await Promise.allSettled(
      animations
        .filter(({ effect }) => moving.includes((effect as KeyframeEffect).target as HTMLElement))
        .map(({ finished }) => finished),
    )
    ghost.remove()
    if (!isEnded) onGone()
  }
  queueMicrotask(() => void show())
  return () => {
    isEnded = true
    ghost.remove()
  }
}

/** A copy begins at the top; what was scrolled has not moved for those who watch it leave. */
const scrollOf = (root: HTMLElement): (readonly [index: number, top: number])[] =>
  [root, ...root.querySelectorAll('*')]
    .map(({ scrollTop }, index) => [index, scrollTop] as const)
    .filter(([, top]) => top > 0)
