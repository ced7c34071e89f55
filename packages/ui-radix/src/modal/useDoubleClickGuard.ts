import { type RefObject, useEffect } from 'react'

/**
 * Ignores the second click of a double click unless it is on the element of the first: the first may have opened the
 * modal or another view, so that the second would close it, go back, or press a button that was not there before.
 */
export function useDoubleClickGuard(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let first: EventTarget | undefined
    const onClick = (event: MouseEvent): void => {
      const path = event.composedPath()
      const root = panel.current?.closest('[data-foyer]')
      // `detail` counts the clicks at one place; keys have 0.
      if (event.detail < 2) first = path[0]
      else if (path[0] !== first && root && path.includes(root)) {
        event.preventDefault()
        event.stopPropagation()
      }
    }
    window.addEventListener('click', onClick, { capture: true })
    return () => window.removeEventListener('click', onClick, { capture: true })
  }, [panel])
}
