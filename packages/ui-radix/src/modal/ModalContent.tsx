import { type RouteName, useModal, useModalRouter } from '@foyer/headless'
import { type ReactElement, type RefObject, useContext, useEffect, useRef } from 'react'
import { commonMessages } from '../i18n/commonMessages.ts'
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
import { LateNotices } from './LateNotices.tsx'
import { shellMessages } from './messages.ts'
import { ModalHeader, type ModalHeaderProps, useTitle } from './ModalHeader.tsx'
import { isTitleUnread } from './modalRules.ts'
import { ShellContext } from './ShellContext.ts'
import { useBackKey } from './useBackKey.ts'
import { ViewHost } from './ViewHost.tsx'

export type ModalContentProps = ModalHeaderProps & {
  readonly panel: RefObject<HTMLElement | null>
  readonly footerRef: (element: HTMLElement | null) => void
}

/** Content of the panel, in the dialog and inline alike. */
export function ModalContent({ panel, footerRef, ...header }: ModalContentProps): ReactElement {
  const shell = useContext(ShellContext)
  const { view, direction } = useModalRouter()
  useRouteFocus(panel)
  useTitleAnnouncement(panel)
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

/** Moves the focus with the view: to its title when navigating, to the control that opened the view when going back. */
function useRouteFocus(panel: RefObject<HTMLElement | null>): void {
  const { view, history, direction } = useModalRouter()
  const marks = useRef<(FocusMark | undefined)[]>([])
  const shown = useRef(view)
  const focused = useRef<EventTarget>(null)

  useEffect(() => {
    // Stored before the next view shows: going back returns to this control.
    const root = panel.current
    if (!root) return
    const focusTitle = (): void => {
      if (activeElement() === root) focusView(root, hasFinePointer())
    }
    const remember = ({ target }: Event): void => {
      const { current: last } = focused
      const isGone = last instanceof Element && (!last.isConnected || last.matches(':disabled'))
      focused.current = target
      // When the focused control is removed or disabled, Radix focuses the panel, and a screen reader would read all
      // of it. Radix does so for each element that is removed with the control, so the view gets the focus after all
      // of them.
      if (target === root && isGone) return queueMicrotask(focusTitle)
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
}

/** Announces the title of each view that a screen reader has not read with the focus. */
function useTitleAnnouncement(panel: RefObject<HTMLElement | null>): void {
  const { view } = useModalRouter()
  const { text, isPending = false } = useTitle()
  const shell = useContext(ShellContext)
  const last = useRef<RouteName>(undefined)
  const wasPending = useRef(false)
  useEffect(() => {
    if (isPending) wasPending.current = true
    if (isPending || last.current === view) return
    const root = panel.current
    const isUnread = isTitleUnread({
      isFirst: last.current === undefined,
      wasPending: wasPending.current,
      hasFocus: root?.contains(activeElement()) === true,
      isRead: isTitleRead(root),
    })
    if (isUnread) shell?.announce(text)
    last.current = view
    wasPending.current = false
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
