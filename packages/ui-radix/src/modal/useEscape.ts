import { useEffect } from 'react'

/**
 * Hears Escape before anything else does, so that it closes the modal and not the host's dialog below it. A search
 * field that has something in it is emptied first. Pressed elsewhere on the page it is not ours.
 */
export function useEscape(layer: HTMLElement | null, onEscape: () => void): void {
  useEffect(() => {
    if (!layer) return
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing) return
      const isOurs =
        event.target === document.body || (event.target instanceof Node && layer.contains(event.target))
      if (!isOurs) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (!emptySearch(event.target)) onEscape()
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [layer, onEscape])
}

function emptySearch(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement) || target.type !== 'search' || target.value === '') return false
  // Through the prototype, since React overrides `value` on the element to notice changes.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, '')
  target.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}
