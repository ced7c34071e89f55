import { useModal, useModalRouter } from '@foyer/headless'
import * as Dialog from '@radix-ui/react-dialog'
import {
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { Overlay, Panel } from '../primitives/Modal/Modal.tsx'
import { focusView, hasFinePointer } from './focus.ts'
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
}

/** The modal above the page: a dialog in a layer of its own. */
export function DialogSurface({
  container,
  fallbackFocusRef,
  modal = true,
  interactiveOutside,
  ...surface
}: DialogSurfaceProps): ReactElement {
  const { isOpen, requestClose } = useModal()
  const { layer, end, returnFocus } = useOpening({
    isOpen,
    container,
    fallbackFocusRef,
    isModal: modal,
    // What is to be used beside the modal could not be seen under the top layer.
    isOnTop: !interactiveOutside,
  })
  useRootAttributes(layer)
  useEscape(isOpen ? layer : null, requestClose)
  useScrollLock(isOpen && modal)
  useOutside(isOpen ? layer : null, interactiveOutside)
  return (
    // The layer is made in the tick after the opening; both together are the moment it is there.
    <Dialog.Root
      modal={modal}
      open={isOpen && layer !== null}
      onOpenChange={(open) => !open && requestClose()}
    >
      {layer &&
        // Not the portal and overlay of Radix: those take a closing panel away before it has left, and lock the
        // page's scrolling with a style element.
        createPortal(
          <OverlayedPanel
            {...surface}
            modal={modal}
            onClose={requestClose}
            onGone={end}
            returnFocus={returnFocus}
          />,
          layer,
        )}
    </Dialog.Root>
  )
}

type OverlayedPanelProps = SurfaceProps & {
  readonly modal: boolean
  readonly onClose: () => void
  readonly onGone: () => void
  readonly returnFocus: () => void
}

function OverlayedPanel({
  footerRef,
  mobileFullScreen,
  children,
  modal,
  onClose,
  onGone,
  returnFocus,
}: OverlayedPanelProps): ReactElement {
  const { isOpen, isShaking } = useModal()
  const { view, direction } = useModalRouter()
  const panel = useRef<HTMLDivElement>(null)
  const isPressedOutside = useRef(false)
  const isOutside = (
    event: PointerEvent | { readonly target: unknown; readonly currentTarget: unknown },
  ): boolean => event.target === event.currentTarget
  return (
    <Overlay
      data-state={isOpen ? 'open' : 'closed'}
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
        aria-describedby={undefined}
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
          <OnGone run={onGone} />
        </Panel>
      </Dialog.Content>
    </Overlay>
  )
}

/** Where the page below can be used, only the panel is in the way of a pointer. */
const passive = { pointerEvents: 'none' } as const

/** Runs when panel and overlay have left, after their animations. */
function OnGone({ run }: { readonly run: () => void }): ReactElement {
  const latest = useRef(run)
  const isThere = useRef(false)
  const anchor = useRef<HTMLElement>(null)
  useEffect(() => {
    latest.current = run
  })
  // With the layout, not after it: what comes late would end the next opening instead of this one.
  useClientLayoutEffect(() => {
    const overlay = anchor.current?.closest('[data-foyer-part="overlay"]')
    isThere.current = true
    return () => {
      isThere.current = false
      const animations = overlay?.getAnimations?.({ subtree: true }) ?? []
      // Effects that are only run again, as StrictMode does, have the panel back by the end of the turn.
      Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
        if (!isThere.current) latest.current()
      })
    }
  }, [])
  return <span hidden ref={anchor} />
}
