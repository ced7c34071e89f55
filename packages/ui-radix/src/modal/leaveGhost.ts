import { harmlessCopy } from './harmlessCopy.ts'

/**
 * Leaves a picture of what goes where it stood. The styles animate it out by `data-state="out"`; without any it goes
 * at once.
 */
export function leaveGhost(parent: HTMLElement, element: HTMLElement): void {
  // Nothing leaves what leaves itself.
  if (!parent.isConnected || parent.closest('[inert]')) return
  for (const old of parent.querySelectorAll(':scope > [data-foyer-ghost]')) old.remove()
  const ghost = harmlessCopy(element)
  ghost.setAttribute('data-state', 'out')
  const remove = (event?: Event): void => {
    // What moves inside of it ends by itself.
    if (!event || event.target === ghost) ghost.remove()
  }
  ghost.addEventListener('animationend', remove)
  ghost.addEventListener('animationcancel', remove)
  parent.append(ghost)
  // Without styles nothing is animated, and nothing would ever end.
  if (!ghost.getAnimations?.().length) remove()
}
