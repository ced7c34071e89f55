import { load } from '@foyer/chains'
import type { nftsActions } from './nftsActions.ts'

export const loadNfts = async (): Promise<typeof nftsActions> =>
  (await load(() => import('./nftsActions.ts'))).nftsActions
