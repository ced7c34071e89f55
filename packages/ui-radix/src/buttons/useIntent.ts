import { useModal } from '@foyer/headless'

/** Fetches the modal's code when a pointer comes over a control, or a key focuses it. */
export function useIntent(): { readonly onPointerEnter: () => void; readonly onFocus: () => void } {
  const { prepare } = useModal()
  return { onPointerEnter: prepare, onFocus: prepare }
}
