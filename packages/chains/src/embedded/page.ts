/** Address of the page. */
export const pageUrl = (): string => window.location.href

/** Replaces the page's address in the address bar and in the history, without loading it. */
export const replacePageUrl = (url: string): void =>
  window.history.replaceState(window.history.state, '', url)

/** Loads another page in place of this one, also from within an iframe; that page cannot reach this one. */
export const leavePage = (url: string): void => void window.open(url, '_top', 'noreferrer noopener')
