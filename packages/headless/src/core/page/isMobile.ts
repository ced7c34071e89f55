const MOBILE = /Android|webOS|iPhone|iPad|iPod|BlackBerry|Opera Mini/i

/** Whether the facts of a browser are those of a phone or tablet (docs/spec/core.md §22). */
export const isMobileBrowser = (facts: { readonly isCoarse: boolean; readonly userAgent: string }): boolean =>
  facts.isCoarse || MOBILE.test(facts.userAgent)

/** Whether this is a phone or tablet. On a server: no. */
export const isMobileDevice = (): boolean =>
  typeof window !== 'undefined' &&
  isMobileBrowser({
    isCoarse: window.matchMedia?.('(pointer: coarse)').matches === true,
    userAgent: navigator.userAgent,
  })
