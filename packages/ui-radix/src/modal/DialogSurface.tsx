import * as Radix from '@radix-ui/react-dialog'
import { useModal, useModalRouter, useSiwxStatus } from '@foyer/headless'
import {
  type AnimationEvent,
  type CSSProperties,
  type MutableRefObject,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Overlay, Panel } from '../primitives/Modal/Modal.tsx'
import { focusView, hasFinePointer } from './focus.ts'
import { isInsideOrBody, shieldFromHost } from './hostDialog.ts'
import { ModalContent } from './ModalContent.tsx'
import { isAlert } from './modalRules.ts'
import { Prerender } from './Prerender.tsx'
import { useClientLayoutEffect } from '../primitives/part/useClientLayoutEffect.ts'
import { useOpening } from './useOpening.ts'
import { useOutsideAccess } from './useOutsideAccess.ts'
import { isEscapeTaken } from './escape.ts'
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

/** The modal above the page: a Radix dialog, mounted while it is open. */
export function DialogSurface(props: DialogSurfaceProps): ReactElement | null {
  const { isOpen } = useModal()
  const removeCopy = useRef<(() => void) | undefined>(undefined)
  // A modal that the host unmounts leaves no copy.
  useEffect(() => () => removeCopy.current?.(), [])
  const [isUnopened, setUnopened] = useState(!isOpen)
  if (isOpen && isUnopened) setUnopened(false)
  // Radix's portals are empty on a server as well.
  if (typeof document === 'undefined') return null
  const dialog = <OpenDialog {...props} removeCopy={removeCopy} />
  if (isOpen) return dialog
  return isUnopened ? <Prerender>{dialog}</Prerender> : null
}

type OpenDialogProps = DialogSurfaceProps & {
  readonly removeCopy: MutableRefObject<(() => void) | undefined>
}

function OpenDialog({
  footerRef,
  mobileFullScreen,
  children,
  container,
  fallbackFocusRef,
  modal = true,
  interactiveOutside,
  descriptionId,
  removeCopy,
}: OpenDialogProps): ReactElement {
  const { isShaking, requestClose } = useModal()
  const { view, direction } = useModalRouter()
  const { isRequired, status } = useSiwxStatus()
  const mustAnswer = isAlert({ view, isRequired, status })
  const overlay = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useScrollLock(modal)
  const { layer, host, isInShadow, returnFocus } = useOpening({
    container,
    fallbackFocusRef,
    // The top layer would cover the elements that are to be used beside the modal.
    isOnTop: !interactiveOutside,
    removeCopy,
  })
  useOutsideAccess(layer, { isModal: modal, isInShadow, interactiveOutside, host })
  useClientLayoutEffect(() => {
    if (!host) return
    return shieldFromHost(layer, {
      onEscape(event) {
        event.preventDefault()
        if (!isEscapeTaken(event)) requestClose()
      },
      onOverlayPress: () => void (mobileFullScreen || requestClose()),
    })
  }, [layer, host, mobileFullScreen, requestClose])

  return (
    <Radix.Root open modal={modal} onOpenChange={(isOpen) => void (isOpen || requestClose())}>
      <Radix.Portal container={layer}>
        {/* Radix's own overlay locks scrolling by a style element, which strict content policies refuse: useScrollLock. */}
        <Overlay
          ref={overlay}
          data-state="open"
          style={modal ? blocking : passive}
          // Radix keeps Tab inside of dialogs that are not modal as well.
          onKeyDownCapture={(event) => void (modal || event.key !== 'Tab' || event.stopPropagation())}
          onAnimationStartCapture={hideFromPresence}
          onAnimationEndCapture={hideFromPresence}
        >
          <Radix.Content
            asChild
            role={mustAnswer ? 'alertdialog' : 'dialog'}
            // Radix hides the page instead, but does not look into shadow roots.
            aria-modal={(modal && isInShadow) || undefined}
            aria-describedby={mustAnswer ? descriptionId : undefined}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              if (panel.current) focusView(panel.current, hasFinePointer())
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              // StrictMode runs Radix's effects again without a closing.
              if (!panel.current?.isConnected) returnFocus()
            }}
            onEscapeKeyDown={(event) => {
              if (!isInsideOrBody(layer, event) || isEscapeTaken(event)) event.preventDefault()
            }}
            onPointerDownOutside={(event) => {
              if (mobileFullScreen || !isPressOn(overlay.current, event)) event.preventDefault()
            }}
            onFocusOutside={(event) => event.preventDefault()}
          >
            <Panel
              ref={panel}
              data-view={view}
              direction={direction}
              shaking={isShaking}
              placement={mobileFullScreen ? 'full' : 'auto'}
            >
              <ModalContent panel={panel} footerRef={footerRef} isDialog />
              {children}
            </Panel>
          </Radix.Content>
        </Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

/**
 * Hides the animations of the overlay and the panel from Radix's Presence, which reads styles when one starts and
 * commits when it ends, to unmount after an exit animation. This dialog has none: it is removed when it closes.
 */
function hideFromPresence(event: AnimationEvent<HTMLDivElement>): void {
  const { target, currentTarget } = event
  if (target instanceof Element && (target === currentTarget || target.parentElement === currentTarget))
    event.stopPropagation()
}

const blocking: CSSProperties = { pointerEvents: 'auto' }

/** Beside a modal that blocks nothing only the panel takes the pointer, and nothing is tinted. */
const passive = {
  pointerEvents: 'none',
  '--foyer-overlay': 'transparent',
  '--foyer-overlay-filter': 'none',
} as CSSProperties

/** Whether an event is a press on the overlay. In a shadow root the document sees its host as target. */
function isPressOn(overlay: HTMLElement | null, { target }: Event): boolean {
  const root = overlay?.getRootNode()
  return target === (root instanceof ShadowRoot ? root.host : overlay)
}
