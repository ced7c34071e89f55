import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { cookieStorage, createConfig } from '@foyer/headless'

/** Creates a config per page and per request: visitors must not share a config. */
export const makeConfig = () =>
  createConfig({ networks: [mainnet, polygon], adapters: [eip155()], storage: cookieStorage() })
