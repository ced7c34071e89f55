import { never } from '../load/never.ts'

/** Not in the bundle of a server, which renders English. */
export const importLocales = (): Promise<typeof import('./loadLocale.ts')> =>
  typeof window === 'undefined' ? never : import('./loadLocale.ts')
