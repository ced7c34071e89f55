import { chainNamespaces, isBrowserWallet } from '@foyer/chains'

/** Whether a wallet opens the page in its own browser, so that it needs no link to be reached on a phone. */
export const isOpenedInside = (walletId: string): boolean =>
  chainNamespaces.some((namespace) => isBrowserWallet(walletId, namespace))
