import { createEvmWallet } from '../../wallets/evmWallet.ts'
import { placedUrls } from './placedUrls.ts'

// The browser of the Base app: a web view that answers no SDK of Farcaster, with a wallet at `window.ethereum` that has
// the flag that `@base-org/account` looks for.
const { provider } = createEvmWallet({
  rdns: 'com.coinbase.wallet',
  chainRpcUrls: placedUrls().evm,
  storage: localStorage,
})
Object.assign(window, {
  ethereum: Object.assign(provider, { isCoinbaseBrowser: true }),
  ReactNativeWebView: { postMessage: () => undefined },
})
