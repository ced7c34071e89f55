/** Address of the page. */
export const pageUrl = (): string => window.location.href

/** Replaces the page's address in the address bar and in the history, without loading it. */
export const replacePageUrl = (url: string): void =>
  window.history.replaceState(window.history.state, '', url)

/** Navigates the top window to another page, even from within an iframe; that page cannot access this page. */
export const leavePage = (url: string): void => void window.open(url, '_top', 'noreferrer noopener')
