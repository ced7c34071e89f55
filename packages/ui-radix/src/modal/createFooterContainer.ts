/**
 * Container of the footer of a view. The element mounts after the views that need it. Only footers subscribe to it, so
 * that an opening does not render twice.
 */
export type FooterContainer = {
  readonly get: () => HTMLElement | null
  readonly set: (element: HTMLElement | null) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createFooterContainer(): FooterContainer {
  const listeners = new Set<() => void>()
  let container: HTMLElement | null = null
  return {
    get: () => container,
    set(element) {
      container = element
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
