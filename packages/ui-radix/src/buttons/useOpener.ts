import { load, useModal } from '@foyer/headless'
import { type MouseEvent, useEffect, useMemo, useRef } from 'react'

export type ButtonStateProps = {
  readonly 'aria-haspopup': 'dialog'
  readonly 'aria-expanded': boolean
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
  readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void
}

type Opener = Pick<ReturnType<typeof useModal>, 'isOpen' | 'loadFailure' | 'open' | 'requestClose'> & {
  /** This control has opened the modal, and its JavaScript is still loading. */
  readonly isLoading: boolean
  /** Props of a control that opens the modal: `aria-*` state, and handlers that load the modal on intent. */
  readonly props: ButtonStateProps
}

/** Time after an opening in which a modal must be on the page, in development. */
const MODAL_CHECK_MS = 2_000

const importChecks = () => import('./checkSetup.ts')
const ignore = (): void => {}
/** Safari does not focus a clicked button, to which the modal returns the focus. */
const focusOpener = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.focus({ preventScroll: true, focusVisible: false })

/** Opening state of one control: only the control that opened the modal is expanded. */
export function useOpener(): Opener {
  const { isOpen, isLoading, loadFailure, open, requestClose, prepare } = useModal()
  // A ref, not a state: the opening renders the control anyway.
  const hasOpened = useRef(false)
  const wasLast = useRef(false)
  useEffect(() => {
    if (!isOpen) hasOpened.current = false
    else if (!hasOpened.current) wasLast.current = false
  }, [isOpen])
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') {
      if (!isOpen || isLoading || !hasOpened.current) return
      const timer = setTimeout(
        () => void load(importChecks).then((checks) => checks.checkModal(), ignore),
        MODAL_CHECK_MS,
      )
      return () => clearTimeout(timer)
    }
    return
  }, [isOpen, isLoading])
  const openFromHere = useMemo<typeof open>(
    () =>
      ((parameters?: Parameters<typeof open>[0]) => {
        hasOpened.current = true
        wasLast.current = true
        return open(parameters)
      }) as typeof open,
    [open],
  )
  return {
    isOpen,
    // oxlint-disable-next-line react/refs -- an opening renders the control, so the ref is current
    isLoading: isLoading && hasOpened.current,
    // oxlint-disable-next-line react/refs -- an opening renders the control, so the ref is current
    loadFailure: wasLast.current ? loadFailure : undefined,
    open: openFromHere,
    requestClose,
    props: {
      'aria-haspopup': 'dialog',
      // oxlint-disable-next-line react/refs -- an opening renders the control, so the ref is current
      'aria-expanded': isOpen && hasOpened.current,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClickCapture: focusOpener,
    },
  }
}
