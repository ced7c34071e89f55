export type Popup = { readonly closed: boolean }

/**
 * Opens a window of its own, which works within a click only. What is shown in it cannot reach back. `undefined` where
 * the browser lets none open.
 */
export function openPopup(url: string, features: string): Popup | undefined {
  try {
    const popup = window.open(url, '_blank', features)
    if (!popup || popup.closed) return undefined
    // Until the page has come the window is still ours.
    popup.opener = null
    return popup
  } catch {
    return undefined
  }
}
