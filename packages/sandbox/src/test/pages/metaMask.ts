import { createEvmWallet } from '../../wallets/evmWallet.ts'
import { injectMetaMask } from '../metaMask.ts'
import { placedUrls } from './placedUrls.ts'

// MetaMask in a page: its own provider, with a sandbox wallet in place of the extension.
injectMetaMask(
  createEvmWallet({ rdns: 'io.metamask', chainRpcUrls: placedUrls().evm, storage: localStorage }),
)
