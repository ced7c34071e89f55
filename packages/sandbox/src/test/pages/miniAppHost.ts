import { Buffer } from 'buffer'
import { exposeToIframe } from '@farcaster/miniapp-host'
import { createEvmWallet } from '../../wallets/evmWallet.ts'
import { walletIcons } from '../../wallets/icons.ts'
import { createSolanaWallet } from '../../wallets/solana/createSolanaWallet.ts'
import { miniAppHost } from '../miniAppHost.ts'
import { placedUrls } from './placedUrls.ts'

// A Farcaster client that frames the app in the query of its URL.
const wallet = createEvmWallet({ rdns: 'xyz.farcaster', chainRpcUrls: placedUrls().evm })
const solana = createSolanaWallet({
  name: 'Farcaster',
  icon: walletIcons.pebble as `data:image/svg+xml;base64,${string}`,
})
// Clients have a `Buffer`; browsers have none.
Object.assign(globalThis, { Buffer })
const app = new URLSearchParams(location.search).get('app') ?? ''
const iframe = document.createElement('iframe')
document.body.append(iframe)
// The page gets its account without a prompt, as clients grant it.
void wallet.provider.request({ method: 'eth_requestAccounts' }).then(() => {
  exposeToIframe({
    iframe,
    miniAppOrigin: new URL(app).origin,
    sdk: miniAppHost(['wallet.getEthereumProvider'], solana),
    ethProvider: wallet.provider as never,
  })
  iframe.src = app
})
