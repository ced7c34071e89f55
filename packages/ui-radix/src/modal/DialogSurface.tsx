import { afterPaint, useAccount, useIsMobile, useModal, useModalRouter, useSiwxStatus } from '@foyer/headless'
import * as Radix from '@radix-ui/react-dialog'
import {
  type AnimationEvent,
  type CSSProperties,
  memo,
  type MutableRefObject,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLazyComponent } from '../load/useLazyComponent.ts'
import { Overlay, Panel } from '../primitives/Modal/Modal.tsx'
import { useClientLayoutEffect } from '../primitives/part/useClientLayoutEffect.ts'
import { Ahead } from './Ahead.tsx'
import { isEscapeTaken } from './escape.ts'
import { activeElement, focusView, hasFinePointer, wrapFocus } from './focus.ts'
import { isInsideOrBody, shieldFromHost } from './hostDialog.ts'
import { ModalContent } from './ModalContent.tsx'
import { hasDescription, isAlert } from './modalRules.ts'
import { useShell } from './ShellContext.ts'
import type { TouchSupportProps } from './TouchSupport.tsx'
import { type Opening, useOpening } from './useOpening.ts'
import { useOutsideAccess } from './useOutsideAccess.ts'
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

/** The modal above the page: a Radix dialog, rendered before it opens, and removed when it closes. */
export function DialogSurface(props: DialogSurfaceProps): ReactElement | null {
  const { isOpen } = useModal()
  const { isConnected } = useAccount()
  const { preload } = useShell()
  const removeCopy = useRef<(() => void) | undefined>(undefined)
  // When the host unmounts the modal, the animated copy goes too.
  useEffect(() => () => removeCopy.current?.(), [])
  // The first view of the next opening loads on intent, not after the click. An opening loads its own view first: a
  // sign-in or another request may follow a connection.
  useEffect(() => {
    if (!isOpen) preload(isConnected ? 'Account' : 'Connect')
  }, [preload, isConnected, isOpen])
  // Each opening has a dialog of its own.
  const [{ wasOpen, closings }, setState] = useState({ wasOpen: isOpen, closings: 0 })
  if (isOpen !== wasOpen) setState({ wasOpen: isOpen, closings: closings + (isOpen ? 0 : 1) })
  // On a server, Radix's portals are empty too.
  if (typeof document === 'undefined') return null
  // The account view gains nothing from rendering ahead, and is seldom opened again.
  if (!isOpen && closings > 0 && isConnected) return null
  return (
    <Ahead key={closings} isShown={isOpen}>
      <OpenDialog {...props} isShown={isOpen} removeCopy={removeCopy} />
    </Ahead>
  )
}

type OpenDialogProps = DialogSurfaceProps & {
  /** `false` while it is rendered ahead. */
  readonly isShown: boolean
  readonly removeCopy: MutableRefObject<(() => void) | undefined>
}

/** Prepares the page for the dialog: its layer, the scroll lock, elements that stay usable. */
function OpenDialog({
  container,
  fallbackFocusRef,
  modal = true,
  interactiveOutside,
  isShown,
  removeCopy,
  ...props
}: OpenDialogProps): ReactElement {
  const { requestClose } = useModal()
  const { view } = useModalRouter()
  useScrollLock(modal && isShown)
  const { layer, host, isInShadow, returnFocus } = useOpening({
    isShown,
    container,
    fallbackFocusRef,
    // The top layer would cover the elements that `interactiveOutside` names.
    isOnTop: !interactiveOutside,
    removeCopy,
  })
  useOutsideAccess(layer, { isModal: modal, isInShadow, interactiveOutside, host })
  useClientLayoutEffect(() => {
    if (!host) return
    return shieldFromHost(layer, (event) => {
      event.preventDefault()
      if (!isEscapeTaken(event)) requestClose()
    })
  }, [layer, host, requestClose])
  // Discards a view that was rendered ahead if another view opens: it must not be animated as a leaving view.
  const [first, setFirst] = useState({ view, isShown })
  if (isShown && !first.isShown) setFirst({ view, isShown })
  const TouchSupport = useLazyComponent<TouchSupportProps>(importTouchSupport, {
    isWanted: useIsMobile() && isShown,
  })
  return (
    <>
      <Dialog
        {...props}
        key={first.view}
        modal={modal}
        layer={layer}
        isInShadow={isInShadow}
        returnFocus={returnFocus}
      />
      {TouchSupport && <TouchSupport layer={layer} />}
    </>
  )
}

/** After the first frame of the opening, which does not need it. */
async function importTouchSupport(): Promise<typeof import('./TouchSupport.tsx')> {
  await new Promise<void>((resolve) => afterPaint(resolve))
  return import('./TouchSupport.tsx')
}

type DialogProps = SurfaceProps &
  Pick<Opening, 'layer' | 'isInShadow' | 'returnFocus'> & {
    readonly modal: boolean
    readonly descriptionId: string
  }

/** Memoized, so that showing the dialog does not render it again. */
const Dialog = memo(function Dialog({
  footerRef,
  mobileFullScreen,
  children,
  modal,
  descriptionId,
  layer,
  isInShadow,
  returnFocus,
}: DialogProps): ReactElement {
  const { isShaking, requestClose } = useModal()
  const { view, direction } = useModalRouter()
  const { isRequired, status } = useSiwxStatus()
  const mustAnswer = isAlert({ view, isRequired, status })
  /** Whether the last press began on the overlay, not in the panel. */
  const isPressed = useRef(false)
  const panel = useRef<HTMLDivElement>(null)

  return (
    <Radix.Root open modal={modal} onOpenChange={(isOpen) => void (isOpen || requestClose())}>
      <Radix.Portal container={layer}>
        {/* Radix's own overlay locks scrolling by a style element, which strict content policies refuse: useScrollLock. */}
        <Overlay
          data-state="open"
          // Radix closes on the press, which may be the second one of a double click on the page's button.
          onPointerDown={({ target, currentTarget }) => {
            isPressed.current = target === currentTarget
          }}
          onClick={({ target, currentTarget }) => {
            if (isPressed.current && target === currentTarget && !mobileFullScreen) requestClose()
          }}
          style={modal ? blocking : passive}
          // In the capture phase: after the wrap, `useOutsideAccess` focuses elements outside instead.
          onKeyDownCapture={(event) => {
            if (event.key !== 'Tab') return
            if (modal) wrapFocus(event.currentTarget, event)
            // Radix keeps Tab inside of dialogs that are not modal as well.
            else event.stopPropagation()
          }}
          onAnimationStartCapture={hideFromPresence}
          onAnimationEndCapture={hideFromPresence}
        >
          <Radix.Content
            asChild
            role={mustAnswer ? 'alertdialog' : 'dialog'}
            // Radix hides the page instead, but does not look into shadow roots.
            aria-modal={(modal && isInShadow) || undefined}
            aria-describedby={hasDescription({ view, isAlert: mustAnswer }) ? descriptionId : undefined}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              takeFocus(panel.current)
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              // StrictMode runs Radix's effects again without a closing.
              if (!panel.current?.isConnected) returnFocus()
            }}
            onEscapeKeyDown={(event) => {
              if (!isInsideOrBody(layer, event) || isEscapeTaken(event)) event.preventDefault()
            }}
            onPointerDownOutside={(event) => event.preventDefault()}
            onFocusOutside={(event) => event.preventDefault()}
          >
            <Panel
              ref={panel}
              data-view={view}
              direction={direction}
              shaking={isShaking}
              placement={mobileFullScreen ? 'full' : 'auto'}
            >
              <ModalContent panel={panel} footerRef={footerRef} isDialog onClose={requestClose} />
              {children}
            </Panel>
          </Radix.Content>
        </Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
})

/** Focuses the view of an opening. The focus trap of a menu that closes pulls the focus back, and then focuses its button. */
function takeFocus(panel: HTMLElement | null): void {
  if (!panel?.isConnected || panel.contains(activeElement())) return
  focusView(panel, hasFinePointer())
  if (!panel.contains(activeElement()))
    // In the capture phase: the event may not bubble, see useOutsideAccess.
    document.addEventListener('focusin', () => takeFocus(panel), { once: true, capture: true })
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

/** Overlay of a non-modal modal: transparent, and only the panel receives pointer events. */
const passive = {
  pointerEvents: 'none',
  '--foyer-overlay': 'transparent',
  '--foyer-overlay-filter': 'none',
} as CSSProperties
