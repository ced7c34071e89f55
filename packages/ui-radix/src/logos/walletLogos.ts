/** Logos of wallets that a connector names. The first view shows them, without the list of all logos. */
export const walletLogos: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  'wallet:walletConnect': () => import('./images/wallet-connect.ts'),
  'wallet:coinbaseWallet': () => import('./images/coinbase.ts'),
  'wallet:baseAccount': () => import('./images/base.ts'),
}
