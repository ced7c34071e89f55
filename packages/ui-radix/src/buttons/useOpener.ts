import { useModal } from '@foyer/headless'
import { useEffect, useMemo, useRef } from 'react'

export type ButtonStateProps = {
  readonly 'aria-haspopup': 'dialog'
  readonly 'aria-expanded': boolean
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
}

type Opener = Pick<ReturnType<typeof useModal>, 'isOpen' | 'isLoading' | 'open' | 'close'> & {
  /** Props of a control that opens the modal: `aria-*` state, and handlers that load the modal on intent. */
  readonly props: ButtonStateProps
}

/** Opening state of one control: only the control that opened the modal is expanded. */
export function useOpener(): Opener {
  const { isOpen, isLoading, open, close, prepare } = useModal()
  // A ref, not a state: the opening renders the control anyway.
  const hasOpened = useRef(false)
  useEffect(() => {
    if (!isOpen) hasOpened.current = false
  }, [isOpen])
  const openFromHere = useMemo<typeof open>(
    () =>
      ((parameters?: Parameters<typeof open>[0]) => {
        hasOpened.current = true
        return open(parameters)
      }) as typeof open,
    [open],
  )
  return {
    isOpen,
    isLoading,
    open: openFromHere,
    close,
    props: {
      'aria-haspopup': 'dialog',
      // oxlint-disable-next-line react/refs -- see above: what it says is read when the opening renders
      'aria-expanded': isOpen && hasOpened.current,
      onPointerEnter: prepare,
      onFocus: prepare,
    },
  }
}
