/** Shows another address for the page, without going anywhere. */
export const replacePageUrl = (url: string): void =>
  window.history.replaceState(window.history.state, '', url)
