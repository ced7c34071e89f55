import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { cookieStorage, createConfig } from '@foyer/headless'

/** One config for each page and each request: visitors must not share one. */
export const makeConfig = () =>
  createConfig({ networks: [mainnet, polygon], adapters: [eip155()], storage: cookieStorage() })
