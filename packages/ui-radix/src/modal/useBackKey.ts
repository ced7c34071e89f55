import { canGoBack, useModal, useModalRouter } from '@foyer/headless'
import { type RefObject, useEffect } from 'react'

/**
 * Alt with the arrow that points back goes back one view, like in a browser. In a field with text it moves the caret.
 */
export function useBackKey(panel: RefObject<HTMLElement | null>): void {
  const { isInline } = useModal()
  const { view, history, goBack } = useModalRouter()
  const isPossible = canGoBack({ router: { view, history }, isInline })
  useEffect(() => {
    const root = panel.current
    if (!root) return
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event
      const isBack = key === (getComputedStyle(root).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft')
      if (!altKey || ctrlKey || metaKey || shiftKey || !isBack) return
      if (target instanceof HTMLInputElement && target.value !== '') return
      // Never goes back in the history of the page: the modal would stay open over another page.
      event.preventDefault()
      if (isPossible) goBack()
    }
    root.addEventListener('keydown', onKeyDown)
    return () => root.removeEventListener('keydown', onKeyDown)
  }, [panel, isPossible, goBack])
}
