import { load } from '@foyer/chains'
import type { fetchGasPrices } from './fetchGasPrices.ts'

export const loadFetchGasPrices = async (): Promise<typeof fetchGasPrices> =>
  (await load(() => import('./fetchGasPrices.ts'))).fetchGasPrices
