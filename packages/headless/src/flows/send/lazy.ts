import { load } from '@foyer/chains'

// Load together, with the first filled form.
export const loadFillSend = (): Promise<typeof import('./fillSend.ts')> => load(() => import('./fillSend.ts'))
export const loadPrepareSend = (): Promise<typeof import('./prepareSend.ts')> =>
  load(() => import('./prepareSend.ts'))
