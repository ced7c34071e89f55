import { useEffect } from 'react'
import { isolate } from './isolate.ts'

/** While the layer is shown nothing beside it can be used, but for what matches the selectors, whenever that comes. */
export function useIsolation(layer: HTMLElement | null, except: string | undefined): void {
  useEffect(() => {
    if (!layer) return
    let undo = isolate(layer, except)
    // Captchas and windows of a wallet's own often come later, into a place that is dead by then.
    const observer = new MutationObserver(() => {
      if (!except || ![...document.querySelectorAll(except)].some((element) => element.closest('[inert]')))
        return
      undo()
      undo = isolate(layer, except)
    })
    if (except) observer.observe(document.body, { subtree: true, childList: true })
    return () => {
      observer.disconnect()
      undo()
    }
  }, [layer, except])
}
