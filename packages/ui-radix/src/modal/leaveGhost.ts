/**
 * Leaves a picture of what goes where it stood: it can be seen for a moment, but neither read, pressed nor focused. The
 * styles animate it out by `data-state="out"`; without any it goes at once.
 */
export function leaveGhost(parent: HTMLElement, element: HTMLElement): void {
  if (!parent.isConnected) return
  for (const old of parent.querySelectorAll(':scope > [data-foyer-ghost]')) old.remove()
  const ghost = element.cloneNode(true) as HTMLElement
  ghost.setAttribute('data-foyer-ghost', '')
  ghost.setAttribute('data-state', 'out')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  for (const copy of [ghost, ...ghost.querySelectorAll('[id]')]) copy.removeAttribute('id')
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
