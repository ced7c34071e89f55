import { useModal, useModalRouter, useSiwx } from '@foyer/headless'
import * as Dialog from '@radix-ui/react-dialog'
import { type PointerEvent, type ReactElement, type ReactNode, type RefObject, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Overlay, Panel } from '../primitives/Modal/Modal.tsx'
import { focusView, hasFinePointer } from './focus.ts'
import { isAlert } from './isAlert.ts'
import { ModalContent } from './ModalContent.tsx'
import { useClientLayoutEffect } from './useClientLayoutEffect.ts'
import { useEscape } from './useEscape.ts'
import { useOpening } from './useOpening.ts'
import { useOutside } from './useOutside.ts'
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
}: DialogSurfaceProps): ReactElement {
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
  useOutside(shown, interactiveOutside)
  return (
    <Dialog.Root modal={modal} open={isOpen} onOpenChange={(open) => !open && requestClose()}>
      {isOpen &&
        layer &&
        // Not the portal and overlay of Radix, which lock the page's scrolling with a style element. What closes is
        // gone at once; a picture of it leaves.
        createPortal(
          <OverlayedPanel
            {...surface}
            modal={modal}
            descriptionId={descriptionId}
            onClose={requestClose}
            leave={layer.leave}
            returnFocus={returnFocus}
          />,
          layer.element,
        )}
    </Dialog.Root>
  )
}

type OverlayedPanelProps = SurfaceProps & {
  readonly modal: boolean
  readonly descriptionId: string
  readonly onClose: () => void
  readonly leave: (overlay: HTMLElement) => void
  readonly returnFocus: () => void
}

function OverlayedPanel({
  footerRef,
  mobileFullScreen,
  children,
  modal,
  descriptionId,
  onClose,
  leave,
  returnFocus,
}: OverlayedPanelProps): ReactElement {
  const { isShaking } = useModal()
  const { view, direction } = useModalRouter()
  const { isRequired, status } = useSiwx()
  const mustAnswer = isAlert({ view, isRequired, status })
  const panel = useRef<HTMLDivElement>(null)
  const overlay = useRef<HTMLDivElement>(null)
  const isPressedOutside = useRef(false)
  useClientLayoutEffect(() => {
    const element = overlay.current
    if (!element) return
    element.inert = false
    return () => {
      leave(element)
      // What leaves inside of it need not leave by itself.
      element.inert = true
    }
  }, [leave])
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
      <Dialog.Content
        asChild
        aria-describedby={mustAnswer ? descriptionId : undefined}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          if (panel.current) focusView(panel.current, hasFinePointer())
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          returnFocus()
        }}
        // Escape and presses outside are heard above, where a host's own dialogs cannot hear them first.
        onEscapeKeyDown={(event) => event.preventDefault()}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <Panel
          ref={panel}
          role={mustAnswer ? 'alertdialog' : 'dialog'}
          data-view={view}
          direction={direction}
          shaking={isShaking}
          placement={mobileFullScreen ? 'full' : 'auto'}
        >
          <ModalContent
            panel={panel}
            footerRef={footerRef}
            onClose={onClose}
            renderTitle={(title) => <Dialog.Title asChild>{title}</Dialog.Title>}
          />
          {children}
        </Panel>
      </Dialog.Content>
    </Overlay>
  )
}

/** Where the page below can be used, only the panel is in the way of a pointer. */
const passive = { pointerEvents: 'none' } as const
