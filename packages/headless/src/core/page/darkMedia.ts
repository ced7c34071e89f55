/** Whether the visitor's system is dark, for who asks now or wants to hear of it. Not on a server. */
export const darkMedia = (): MediaQueryList | undefined =>
  typeof window === 'undefined' ? undefined : window.matchMedia?.('(prefers-color-scheme: dark)')
