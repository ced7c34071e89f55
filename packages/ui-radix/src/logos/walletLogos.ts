/**
 * Logos of wallets by the id of their connector or directory entry. The first view shows them without loading all
 * logos.
 */
export const walletLogos: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  'wallet:walletConnect': () => import('./images/wallet-connect.ts'),
  'wallet:coinbaseWallet': () => import('./images/coinbase.ts'),
  'wallet:fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa': () =>
    import('./images/coinbase.ts'),
  'wallet:baseAccount': () => import('./images/base.ts'),
}
