/**
 * Container of the footer of a view. The element mounts after the views that need it; only their footers subscribe, so
 * that an opening does not render twice.
 */
export type FooterPlace = {
  readonly get: () => HTMLElement | null
  readonly set: (element: HTMLElement | null) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createFooterPlace(): FooterPlace {
  const listeners = new Set<() => void>()
  let place: HTMLElement | null = null
  return {
    get: () => place,
    set(element) {
      place = element
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
