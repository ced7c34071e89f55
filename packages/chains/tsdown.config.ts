import { existsSync, readdirSync } from 'node:fs'
import { library } from '../../scripts/library/library.ts'

const src = new URL('src/', import.meta.url)
const namespaces = readdirSync(src).filter((name) => existsSync(new URL(`${name}/${name}.ts`, src)))

export default library(new URL('./', import.meta.url), {
  pieces: {
    // Shared by all namespaces before a wallet is asked.
    core: [
      'announce.ts',
      'text/cleanText.ts',
      'emitter.ts',
      'errors/FoyerError.ts',
      'errors/UserRejectedError.ts',
      'load.ts',
      'async/timing.ts',
      'caip/namespaces.ts',
      'links/safePicture.ts',
      'networks/defineNetwork.ts',
    ],
    // A namespace before its wallet is asked.
    ...Object.fromEntries(
      namespaces.map((namespace) => [`${namespace}/core`, [`${namespace}/${namespace}.ts`]]),
    ),
    // Requests to a backend or a node: their deadlines, and the links in their answers.
    requests: ['async/deadline.ts', 'links/isBrowserWallet.ts', 'links/safeLink.ts'],
    // A wallet is asked, of any namespace; numbers of EVM chains are in the answers of wallets of several namespaces.
    wallet: [
      'adapter.ts',
      'address/isEvmAddress.ts',
      'address/isSameAddress.ts',
      'caip/caip.ts',
      'caip/dedupeAccounts.ts',
      'errors/sendUnclear.ts',
      'errors/toFoyerError.ts',
      'errors/walletErrors.ts',
      'eip155/quantity.ts',
      'eip155/toAddChainParameter.ts',
      'networks/extendNetwork.ts',
      'siwx/createNonce.ts',
      'text/trimEnd.ts',
      'units.ts',
    ],
    // EIP-55, also of addresses in sessions of WalletConnect.
    checksum: ['address/toChecksum.ts'],
    'eip155/wallet': ['eip155/wallet.ts'],
    // Balances and receipts: asked of a node for each account.
    'eip155/read': ['eip155/read.ts'],
    // Batches, and permissions of sessions.
    'eip155/calls': ['eip155/calls.ts', 'eip155/callsStatus.ts'],
    'eip155/permissions': ['eip155/permissions.ts', 'eip155/executionPermissions.ts'],
    // EIP-1193 providers of wallets that have none.
    'eip155/provider': ['eip155/createEip1193Provider.ts'],
    // The client of WalletConnect before the library is asked.
    'walletconnect/runtime': ['walletconnect/runtime.ts', 'walletconnect/client/createSignClient.ts'],
  },
})
