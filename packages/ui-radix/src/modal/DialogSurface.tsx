import { useDeviceContext, useModal, useModalRouter } from '@foyer/headless'
import * as Dialog from '@radix-ui/react-dialog'
import {
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { Overlay, Panel } from '../primitives/Modal/Modal.tsx'
import { focusView } from './focus.ts'
import { ModalContent } from './ModalContent.tsx'
import { useEscape } from './useEscape.ts'
import { useOpening } from './useOpening.ts'
import { useRootAttributes } from './useRootAttributes.ts'

export type SurfaceProps = {
  readonly footerRef: (element: HTMLElement | null) => void
  readonly mobileFullScreen: boolean | undefined
  readonly children: ReactNode
}

export type DialogSurfaceProps = SurfaceProps & {
  readonly container: HTMLElement | null | undefined
  readonly fallbackFocusRef: RefObject<HTMLElement | null> | undefined
}

/** The modal above the page: a dialog in a layer of its own. */
export function DialogSurface({ container, fallbackFocusRef, ...surface }: DialogSurfaceProps): ReactElement {
  const { isOpen, requestClose } = useModal()
  const { layer, end, returnFocus } = useOpening({ isOpen, container, fallbackFocusRef })
  useRootAttributes(layer)
  useEscape(isOpen, requestClose)
  return (
    // The layer is made in the tick after the opening; both together are the moment it is there.
    <Dialog.Root open={isOpen && layer !== null} onOpenChange={(open) => !open && requestClose()}>
      {layer && (
        <Dialog.Portal container={layer}>
          <OverlayedPanel {...surface} onClose={requestClose} onGone={end} returnFocus={returnFocus} />
        </Dialog.Portal>
      )}
    </Dialog.Root>
  )
}

type OverlayedPanelProps = SurfaceProps & {
  readonly onClose: () => void
  readonly onGone: () => void
  readonly returnFocus: () => void
}

function OverlayedPanel({
  footerRef,
  mobileFullScreen,
  children,
  onClose,
  onGone,
  returnFocus,
}: OverlayedPanelProps): ReactElement {
  const { isShaking } = useModal()
  const { view, direction } = useModalRouter()
  const { hasFinePointer } = useDeviceContext()
  const panel = useRef<HTMLDivElement>(null)
  const isPressedOutside = useRef(false)
  const isOutside = (
    event: PointerEvent | { readonly target: unknown; readonly currentTarget: unknown },
  ): boolean => event.target === event.currentTarget
  return (
    <Dialog.Overlay asChild>
      <Overlay
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
            if (panel.current) focusView(panel.current, hasFinePointer)
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
    </Dialog.Overlay>
  )
}

/** Runs when the panel has left, after its animation. */
function OnGone({ run }: { readonly run: () => void }): null {
  const latest = useRef(run)
  const isThere = useRef(false)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      // Effects that are only run again, as StrictMode does, have the panel back by the end of the turn.
      queueMicrotask(() => {
        if (!isThere.current) latest.current()
      })
    }
  }, [])
  return null
}
