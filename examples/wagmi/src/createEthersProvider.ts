import { toEip1193Provider } from '@foyer/chains/eip155'
import type { Config } from '@foyer/headless'
import { BrowserProvider } from 'ethers'

/** ethers for whoever is connected, on whichever network that is. */
export const createEthersProvider = (config: Config): BrowserProvider =>
  new BrowserProvider(toEip1193Provider(config), 'any')
