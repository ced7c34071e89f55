import { useModal } from '@foyer/headless'

export type ButtonStateProps = {
  readonly 'aria-haspopup': 'dialog'
  readonly 'aria-expanded': boolean
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
}

/** What every control that opens the modal says of itself; it fetches the modal's code when someone comes near it. */
export function useButtonProps(isOpen: boolean): ButtonStateProps {
  const { prepare } = useModal()
  return {
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onPointerEnter: prepare,
    onFocus: prepare,
  }
}
