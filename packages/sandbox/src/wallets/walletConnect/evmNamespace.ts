import { createEvmWallet } from '../evmWallet.ts'
import type { NamespaceOptions, NamespaceWallet } from './namespace.ts'

/** The wallet of `announceEip6963`, with its requests from a WalletConnect session. */
export async function evmNamespace({ chainRpcUrls, accounts }: NamespaceOptions): Promise<NamespaceWallet> {
  const wallet = createEvmWallet({
    rdns: 'test.walletconnect',
    chainRpcUrls,
    accounts,
    exposes: 'all',
  })
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  return {
    addresses: () => wallet.addresses,
    methods: ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'],
    async request({ method, params, reference }) {
      // A session has no current chain: each request names its own.
      wallet.setChain(Number(reference))
      return wallet.provider.request({ method, params })
    },
  }
}
