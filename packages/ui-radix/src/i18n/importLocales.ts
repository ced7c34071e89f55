/** Not in the bundle of a server, which renders English. */
export const importLocales = (): Promise<typeof import('./loadLocale.ts')> =>
  typeof window === 'undefined' ? new Promise<never>(() => {}) : import('./loadLocale.ts')
