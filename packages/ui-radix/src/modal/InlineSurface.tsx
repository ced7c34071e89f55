import { useModal, useModalRouter } from '@foyer/headless'
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react'
import { Panel } from '../primitives/Modal/Modal.tsx'
import type { SurfaceProps } from './DialogSurface.tsx'
import { activeElement, focusView, hasFinePointer } from './focus.ts'
import { ModalContent } from './ModalContent.tsx'
import { useRootAttributes } from './useRootAttributes.ts'

/** The modal in the page's flow: always shown, no dialog, without overlay, scroll lock or focus trap. */
export function InlineSurface({ footerRef, children }: SurfaceProps): ReactElement {
  const { isShaking } = useModal()
  const { view, direction } = useModalRouter()
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const panel = useRef<HTMLElement>(null)
  useRootAttributes(root)
  useKeptFocus(panel)
  return (
    <div data-foyer="" ref={setRoot}>
      <Panel asChild data-view={view} direction={direction} shaking={isShaking} placement="inline">
        <section ref={panel}>
          <ModalContent panel={panel} footerRef={footerRef} />
          {children}
        </section>
      </Panel>
    </div>
  )
}

/** When the focused control is removed, the view gets the focus: the page would take it. In a dialog Radix keeps it. */
function useKeptFocus(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = panel.current
    if (!root) return
    let focused: Element | undefined
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected) return
      focused = undefined
      if (activeElement() === document.body) focusView(root, hasFinePointer())
    })
    observer.observe(root, { childList: true, subtree: true })
    const ending = new AbortController()
    const note = ({ target }: Event): void => {
      if (target instanceof Element) focused = target
    }
    root.addEventListener('focusin', note, ending)
    // Not when the control is removed, for which some browsers dispatch the event too.
    const leave = (): void =>
      queueMicrotask(() => {
        if (focused?.isConnected && focused !== activeElement()) focused = undefined
      })
    root.addEventListener('focusout', leave, ending)
    return () => {
      observer.disconnect()
      ending.abort()
    }
  }, [panel])
}
