import { type RouteName, useModal, useModalRouter, useNotices } from '@foyer/headless'
import { type ReactElement, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../i18n/LocaleProvider.tsx'
import { Footer } from '../primitives/Modal/Modal.tsx'
import { AnimatedBody } from './AnimatedBody.tsx'
import {
  activeElement,
  focusClicked,
  type FocusMark,
  focusView,
  hasFinePointer,
  markFocus,
  restoreFocus,
} from './focus.ts'
import { ModalHeader, type ModalHeaderProps, useTitle } from './ModalHeader.tsx'
import { commonMessages } from '../i18n/commonMessages.ts'
import { shellMessages } from './messages.ts'
import type { NoticesProps } from './Notices.tsx'
import { ShellContext } from './ShellContext.ts'
import { useBackKey } from './useBackKey.ts'
import { ViewHost } from './ViewHost.tsx'
import { useLazyComponent } from '../load/useLazyComponent.ts'

export type ModalContentProps = ModalHeaderProps & {
  readonly panel: RefObject<HTMLElement | null>
  readonly footerRef: (element: HTMLElement | null) => void
}

/** Content of the panel, in the dialog and inline alike. */
export function ModalContent({ panel, footerRef, ...header }: ModalContentProps): ReactElement {
  const shell = useContext(ShellContext)
  const { view, direction } = useModalRouter()
  useRouteFocus(panel)
  useShakeAnnouncement()
  useBackKey(panel)
  return (
    <>
      <ModalHeader {...header} />
      <AnimatedBody view={view} direction={direction}>
        {shell && <ViewHost view={view} shell={shell} />}
      </AnimatedBody>
      <Footer ref={footerRef} hidden />
      <LateNotices />
    </>
  )
}

/**
 * Toast and developer notice, loaded with the first one shown. If they cannot be loaded, the text of the toast is shown
 * without them: it may be the only report of a failure.
 */
export function LateNotices(props: Omit<NoticesProps, 'isLate'>): ReactElement | null {
  const { toastId, toastText, isAlertOpen } = useNotices()
  const [hasFailed, setFailed] = useState(false)
  const Notices = useLazyComponent<NoticesProps>(importNotices, {
    isWanted: toastId > 0 || isAlertOpen,
    attempt: toastId,
    onError: () => setFailed(true),
  })
  const [isLate] = useState(Notices === undefined)
  if (Notices) return <Notices isLate={isLate} {...props} />
  if (!hasFailed || !toastText || props.isOnPage) return null
  return (
    <div data-foyer-part="toast-region">
      <p role="alert" data-foyer-part="toast">
        {toastText}
      </p>
    </div>
  )
}

const importNotices = (): Promise<typeof import('./Notices.tsx')> => import('./Notices.tsx')

/** Moves the focus with the view: to its title when navigating, to the control that opened the view when going back. */
function useRouteFocus(panel: RefObject<HTMLElement | null>): void {
  const { view, history, direction } = useModalRouter()
  const { text, isPending = false } = useTitle()
  const shell = useContext(ShellContext)
  const marks = useRef<(FocusMark | undefined)[]>([])
  const shown = useRef(view)

  useEffect(() => {
    // Stored before the next view shows: going back returns to this control.
    const root = panel.current
    if (!root) return
    let focused: EventTarget | null = null
    const remember = ({ target }: Event): void => {
      const isGone = focused instanceof Element && !focused.isConnected
      focused = target
      // When the focused control is removed, Radix focuses the panel, and a screen reader would read all of it.
      if (target === root && isGone) return focusView(root, hasFinePointer())
      marks.current[history.length - 1] = markFocus(root) ?? marks.current[history.length - 1]
    }
    const ending = new AbortController()
    root.addEventListener('focusin', remember, ending)
    // Before React handles the click and shows the next view.
    root.addEventListener('click', focusClicked, { capture: true, signal: ending.signal })
    return () => ending.abort()
  }, [panel, history.length])

  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    const root = panel.current
    if (!root) return
    const mark = direction === 'back' ? marks.current[history.length - 1] : undefined
    if (!restoreFocus(root, mark)) focusView(root, hasFinePointer())
  }, [view, direction, history.length, panel])

  // A view that is still loading has a placeholder as its title, which may have been read.
  const announced = useRef<RouteName>(undefined)
  const isAwaited = useRef(false)
  useEffect(() => {
    if (isPending) isAwaited.current = true
    if (isPending || announced.current === view) return
    // The first title is read with the focus, which an inline modal does not take.
    const isUnread = announced.current
      ? isAwaited.current || !isTitleRead(panel.current)
      : isAwaited.current && panel.current?.contains(activeElement())
    if (isUnread) shell?.announce(text)
    announced.current = view
    isAwaited.current = false
  }, [view, text, isPending, shell, panel])
}

/** Screen readers read the title that has the focus. From a view that is loading, the focus may move on before. */
const isTitleRead = (panel: HTMLElement | null): boolean =>
  activeElement()?.closest('[data-foyer-part=title]') != null && !panel?.querySelector('[aria-busy=true]')

/** Announces a refused attempt to close, which is shown as a shake. */
function useShakeAnnouncement(): void {
  const t = useTranslate()
  const { isShaking } = useModal()
  const { view } = useModalRouter()
  const announce = useContext(ShellContext)?.announce
  const isNetwork = view === 'UnsupportedChain' || view === 'SwitchNetwork'
  const text = isNetwork ? t(shellMessages, 'shell.shake.network') : t(commonMessages, 'a11y.shake')
  useEffect(() => {
    if (isShaking) announce?.(text, 'assertive')
  }, [isShaking, announce, text])
}
