import { load } from '@foyer/headless'
import { useEffect } from 'react'

/**
 * Lets what matches the selectors live beside the modal: captchas, windows of a wallet's own, password managers. A
 * modal dialog makes everything outside of itself dead to pointer, focus and assistive technology; each is undone. Few
 * hosts have any, so what does it comes only to those, before the modal is opened.
 */
export function useOutside(layer: HTMLElement | null, selectors: string | undefined): void {
  useEffect(() => {
    if (selectors) importAdmit().catch(() => {})
  }, [selectors])
  useEffect(() => {
    if (!layer || !selectors) return
    let undo: (() => void) | undefined
    let isCurrent = true
    importAdmit().then(
      ({ admitOutside }) => {
        if (isCurrent) undo = admitOutside(layer, selectors)
      },
      // They stay outside: the modal itself works.
      () => {},
    )
    return () => {
      isCurrent = false
      undo?.()
    }
  }, [layer, selectors])
}

const importAdmit = (): Promise<typeof import('./admitOutside.ts')> => load(() => import('./admitOutside.ts'))
