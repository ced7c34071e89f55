import type { ChainNamespace } from '../types.ts'

type Page = {
  /** Page URL, encoded. */
  readonly url: string
  /** Page origin, encoded. */
  readonly origin: string
  readonly isAndroid: boolean
  readonly chainId: string
}

export type WalletBrowser = {
  /** Property of `window` that the wallet's browser sets. */
  readonly inPage: string
  readonly link: (page: Page) => string
}

const PHANTOM = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
const SOLFLARE = '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'
const COINBASE = 'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8'
const BINANCE = '2fafea35bb471d22889ccb49c08d99dd0a18a37982602c33f696a5723934ba25'

const XVERSE = '2a87d74ae02e10bdd1f51f7ce6c4e1cc53cd5f2c0b6b5ad0d7b3007d2b13de7b'
const OKX = '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709'

const phantom: WalletBrowser = {
  inPage: 'phantom',
  link: ({ url, origin, isAndroid }) =>
    isAndroid
      ? `intent://browse/${url}?ref=${origin}#Intent;scheme=phantom;package=app.phantom;end`
      : `https://phantom.app/ul/browse/${url}?ref=${origin}`,
}

const binance: WalletBrowser = {
  inPage: 'binancew3w',
  link: ({ url, chainId }) => {
    const path = btoa('/pages/browser/index')
    const query = btoa(`url=${url}&defaultChainId=${chainId}`)
    const app = `bnc://app.binance.com/mp/app?appId=yFK5FCqYprrXDiVFbhyRx7&startPagePath=${path}&startPageQuery=${query}`
    return `https://app.binance.com/en/download?_dp=${btoa(app)}`
  },
}

const okx: WalletBrowser = {
  inPage: 'okxwallet',
  link({ url }) {
    const app = `okx://wallet/dapp/url?dappUrl=${url}`
    return `https://web3.okx.com/download?deeplink=${encodeURIComponent(app)}`
  },
}

/** Wallets that open the page in their own browser instead of pairing, by directory id and namespace. */
export const walletBrowsers: Readonly<
  Record<string, Readonly<Partial<Record<ChainNamespace, WalletBrowser>>>>
> = {
  [PHANTOM]: { eip155: phantom, solana: phantom, bip122: phantom },
  [SOLFLARE]: {
    solana: { inPage: 'solflare', link: ({ url }) => `https://solflare.com/ul/v1/browse/${url}?ref=${url}` },
  },
  [COINBASE]: {
    solana: { inPage: 'coinbaseSolana', link: ({ url }) => `https://go.cb-w.com/dapp?cb_url=${url}` },
    eip155: { inPage: 'coinbaseWalletExtension', link: ({ url }) => `cbwallet://miniapp?url=${url}` },
  },
  [BINANCE]: { bip122: binance },
  [XVERSE]: {
    bip122: { inPage: 'XverseProviders', link: ({ url }) => `https://connect.xverse.app/browser?url=${url}` },
  },
  [OKX]: { bip122: okx },
}
