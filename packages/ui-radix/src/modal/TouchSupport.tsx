import { canGoBack, useModal, useModalRouter } from '@foyer/headless'
import { useEffect, useRef } from 'react'
import { activeElement } from './focus.ts'
import { windowSpace } from './keyboardRules.ts'

export type TouchSupportProps = {
  /** Container of the modal, which fills the window. */
  readonly layer: HTMLElement
}

/** Code for phones and tablets, which loads with an opening there: the on-screen keyboard and the back gesture. */
export default function TouchSupport({ layer }: TouchSupportProps): null {
  useKeyboardSpace(layer)
  useBackGesture()
  return null
}

/**
 * Keeps the modal above the on-screen keyboard. Safari and Chrome do not shrink the window for it: it would cover the
 * end of a sheet, and with it the button that submits the field.
 */
function useKeyboardSpace(layer: HTMLElement): void {
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const { style } = layer
    const place = (): void => {
      const space = windowSpace({ height: layer.offsetHeight, visual: visualViewport })
      style.setProperty('--foyer-window', space ? `${space.visible}px` : '')
      style.setProperty('--foyer-moved', space ? `${space.moved}px` : '')
      style.setProperty('--foyer-keyboard', space ? `${space.covered}px` : '')
    }
    const onResize = (): void => {
      place()
      const field = activeElement()
      // The list that contains the field has become shorter.
      if (field && layer.contains(field)) field.scrollIntoView({ block: 'nearest' })
    }
    place()
    const closing = new AbortController()
    visualViewport.addEventListener('resize', onResize, closing)
    visualViewport.addEventListener('scroll', place, closing)
    return () => closing.abort()
  }, [layer])
}

/** Chrome's class, which TypeScript does not know yet. */
type Watcher = EventTarget & { readonly destroy: () => void }
type WatcherWindow = { readonly CloseWatcher?: new () => Watcher }

/**
 * The back button and gesture of Android go back one view and close the modal at the first, instead of leaving the
 * page. A watcher serves once. Each view has one, so that a modal that refuses to close does not keep the visitor on
 * the page: the next use leaves it. Other browsers have no such class; the history of the page belongs to the host.
 */
function useBackGesture(): void {
  const { requestClose } = useModal()
  const { view, history, goBack } = useModalRouter()
  const onBack = canGoBack({ router: { view, history }, isInline: false }) ? goBack : requestClose
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  })
  useEffect(() => {
    const { CloseWatcher } = window as WatcherWindow
    if (!CloseWatcher) return
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => latest.current())
    return () => watcher.destroy()
  }, [view, history.length])
}
