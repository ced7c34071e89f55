import { toEip1193Provider } from '@foyer/chains/eip155'
import type { Config } from '@foyer/headless'
import { BrowserProvider } from 'ethers'

/** ethers provider for the current account and network. */
export const createEthersProvider = (config: Config): BrowserProvider =>
  new BrowserProvider(toEip1193Provider(config), 'any')
