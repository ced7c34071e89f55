import { useModal, useModalRouter, useSiwxStatus } from '@foyer/headless'
import { type PointerEvent, type ReactElement, type ReactNode, type RefObject, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Overlay, Panel } from '../primitives/Modal/Modal.tsx'
import type { Layer } from './createLayer.ts'
import { isAlert } from './isAlert.ts'
import { ModalContent } from './ModalContent.tsx'
import { useClientLayoutEffect } from './useClientLayoutEffect.ts'
import { useDialogFocus } from './useDialogFocus.ts'
import { useEscape } from './useEscape.ts'
import { useIsolation } from './useIsolation.ts'
import { useOpening } from './useOpening.ts'
import { useRootAttributes } from './useRootAttributes.ts'
import { useScrollLock } from './useScrollLock.ts'

export type SurfaceProps = {
  readonly footerRef: (element: HTMLElement | null) => void
  readonly mobileFullScreen: boolean | undefined
  readonly children: ReactNode
}

export type DialogSurfaceProps = SurfaceProps & {
  readonly container: HTMLElement | null | undefined
  readonly fallbackFocusRef: RefObject<HTMLElement | null> | undefined
  readonly modal: boolean | undefined
  readonly interactiveOutside: string | undefined
  readonly descriptionId: string
}

/** The modal above the page: a dialog in a layer of its own. */
export function DialogSurface({
  container,
  fallbackFocusRef,
  modal = true,
  interactiveOutside,
  descriptionId,
  ...surface
}: DialogSurfaceProps): ReactElement | null {
  const { isOpen, requestClose } = useModal()
  const { layer, returnFocus } = useOpening({
    isOpen,
    container,
    fallbackFocusRef,
    isModal: modal,
    // What is to be used beside the modal could not be seen under the top layer.
    isOnTop: !interactiveOutside,
  })
  const shown = isOpen && layer ? layer.element : null
  useRootAttributes(layer?.element ?? null)
  useEscape(shown, requestClose)
  useScrollLock(isOpen && modal)
  if (!isOpen || !layer) return null
  // What closes is gone at once; a picture of it leaves.
  return createPortal(
    <OverlayedPanel
      {...surface}
      modal={modal}
      interactiveOutside={interactiveOutside}
      descriptionId={descriptionId}
      onClose={requestClose}
      layer={layer}
      returnFocus={returnFocus}
    />,
    layer.element,
  )
}

type OverlayedPanelProps = SurfaceProps & {
  readonly modal: boolean
  readonly interactiveOutside: string | undefined
  readonly descriptionId: string
  readonly onClose: () => void
  readonly layer: Layer
  readonly returnFocus: () => void
}

function OverlayedPanel({
  footerRef,
  mobileFullScreen,
  children,
  modal,
  interactiveOutside,
  descriptionId,
  onClose,
  layer,
  returnFocus,
}: OverlayedPanelProps): ReactElement {
  const { isShaking } = useModal()
  const { view, direction } = useModalRouter()
  const { isRequired, status } = useSiwxStatus()
  const mustAnswer = isAlert({ view, isRequired, status })
  const panel = useRef<HTMLDivElement>(null)
  const overlay = useRef<HTMLDivElement>(null)
  const isPressedOutside = useRef(false)
  const titleId = useId()
  const isAlone = modal && !interactiveOutside
  useClientLayoutEffect(() => {
    const element = overlay.current
    if (!element) return
    element.inert = false
    return () => {
      layer.leave(element)
      // What leaves inside of it need not leave by itself.
      element.inert = true
    }
  }, [layer])
  // Undone before the focus goes back to what is dead until then.
  useIsolation(modal ? layer.element : null, interactiveOutside)
  useDialogFocus(panel, { isModal: modal, isAlone, returnFocus })
  const isOutside = (
    event: PointerEvent | { readonly target: unknown; readonly currentTarget: unknown },
  ): boolean => event.target === event.currentTarget
  return (
    <Overlay
      ref={overlay}
      data-state="open"
      style={modal ? undefined : passive}
      // A press counts when it begins and ends outside of the panel: a selection dragged out of it is not one.
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event)
      }}
      onClick={(event) => {
        if (isPressedOutside.current && isOutside(event) && !mobileFullScreen) onClose()
      }}
    >
      <Panel
        ref={panel}
        role={mustAnswer ? 'alertdialog' : 'dialog'}
        aria-modal={isAlone || undefined}
        aria-labelledby={titleId}
        aria-describedby={mustAnswer ? descriptionId : undefined}
        tabIndex={-1}
        data-state="open"
        data-view={view}
        direction={direction}
        shaking={isShaking}
        placement={mobileFullScreen ? 'full' : 'auto'}
      >
        <ModalContent panel={panel} footerRef={footerRef} onClose={onClose} titleId={titleId} />
        {children}
      </Panel>
    </Overlay>
  )
}

/** Where the page below can be used, only the panel is in the way of a pointer. */
const passive = { pointerEvents: 'none' } as const
