import { exposeToIframe } from '@farcaster/miniapp-host'
import { createEvmWallet } from '../../wallets/evmWallet.ts'
import { miniAppHost } from '../miniAppHost.ts'
import { placedUrls } from './placedUrls.ts'

// A Farcaster client that frames the app in the query of its URL.
const wallet = createEvmWallet({ rdns: 'xyz.farcaster', chainRpcUrls: placedUrls().evm })
const app = new URLSearchParams(location.search).get('app') ?? ''
const iframe = document.createElement('iframe')
document.body.append(iframe)
// The page gets its account without a prompt, as clients grant it.
void wallet.provider.request({ method: 'eth_requestAccounts' }).then(() => {
  exposeToIframe({
    iframe,
    miniAppOrigin: new URL(app).origin,
    sdk: miniAppHost(['wallet.getEthereumProvider']),
    ethProvider: wallet.provider as never,
  })
  iframe.src = app
})
