export type Popup = { readonly closed: boolean }

/** Opens a window without an opener; works within a click only. `undefined` if the browser blocks it. */
export function openPopup(url: string, features: string): Popup | undefined {
  try {
    const popup = window.open(url, '_blank', features)
    if (!popup || popup.closed) return undefined
    // `opener` is writable only until the popup has loaded a page of another origin.
    popup.opener = null
    return popup
  } catch {
    return undefined
  }
}
