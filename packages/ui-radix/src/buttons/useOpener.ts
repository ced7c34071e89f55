import { useModal } from '@foyer/headless'
import { useEffect, useMemo, useRef } from 'react'

export type ButtonStateProps = {
  readonly 'aria-haspopup': 'dialog'
  readonly 'aria-expanded': boolean
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
}

type Opener = Pick<ReturnType<typeof useModal>, 'isOpen' | 'isLoading' | 'open' | 'close'> & {
  /** What a control that opens the modal says of itself; it fetches the modal's code when someone comes near it. */
  readonly props: ButtonStateProps
}

/** The modal, for one control that opens it: of several on a page only the one that did says that it has. */
export function useOpener(): Opener {
  const { isOpen, isLoading, open, close, prepare } = useModal()
  // Not a state: the opening renders the control anyway, and a render before it would show nothing.
  const hasOpened = useRef(false)
  useEffect(() => {
    if (!isOpen) hasOpened.current = false
  }, [isOpen])
  const openFromHere = useMemo<typeof open>(
    () => (parameters) => {
      hasOpened.current = true
      open(parameters)
    },
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
