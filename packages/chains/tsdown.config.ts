import { existsSync, readdirSync } from 'node:fs'
import { library } from '../../scripts/library/library.ts'

const src = new URL('src/', import.meta.url)
const namespaces = readdirSync(src).filter((name) => existsSync(new URL(`${name}/${name}.ts`, src)))

export default library(new URL('./', import.meta.url), {
  pieces: {
    // For all namespaces, loaded before a wallet is asked.
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
    // For one namespace, loaded before its wallet is asked.
    ...Object.fromEntries(
      namespaces.map((namespace) => [`${namespace}/core`, [`${namespace}/${namespace}.ts`]]),
    ),
    // For requests to a backend or a node: their deadlines, and the links in their responses.
    requests: ['async/deadline.ts', 'links/isBrowserWallet.ts', 'links/safeLink.ts'],
    // For requests to a wallet of any namespace; wallets of several namespaces respond with numbers of EVM chains.
    wallet: [
      'adapter.ts',
      'address/isEvmAddress.ts',
      'address/isSameAddress.ts',
      'async/inTurn.ts',
      'caip/caip.ts',
      'caip/dedupeAccounts.ts',
      'errors/sendUnclear.ts',
      'errors/toFoyerError.ts',
      'errors/walletErrors.ts',
      'eip155/quantity.ts',
      'eip155/toAddChainParameter.ts',
      'holds.ts',
      'isUnlimited.ts',
      'networks/extendNetwork.ts',
      'orNone.ts',
      'siwx/createNonce.ts',
      'text/exactText.ts',
      'text/trimEnd.ts',
      'units.ts',
    ],
    // EIP-55, also of addresses in sessions of WalletConnect.
    checksum: ['address/toChecksum.ts'],
    'eip155/wallet': [
      'eip155/wallet.ts',
      'eip155/abiWords.ts',
      'eip155/isRevert.ts',
      'eip155/requests/isReviewed.ts',
    ],
    // For reads from nodes of Ethereum and Solana: an app with Solana alone has no viem, which `eip155/read` imports.
    nodes: ['isBeforeAsked.ts', 'rankUrls.ts'],
    // Balances and receipts, which are read from nodes for each account.
    'eip155/read': ['eip155/read.ts'],
    // Batches, and permissions of smart sessions.
    'eip155/calls': ['eip155/calls.ts', 'eip155/callsStatus.ts'],
    'eip155/permissions': ['eip155/permissions.ts', 'eip155/executionPermissions.ts'],
    // EIP-1193 providers for wallets without one.
    'eip155/provider': ['eip155/createEip1193Provider.ts'],
    // Read at load, and by the code of the client.
    'walletconnect/stored': ['walletconnect/client/stored.ts'],
    // Code of the WalletConnect client that loads before the library.
    'walletconnect/runtime': ['walletconnect/runtime.ts', 'walletconnect/client/createSignClient.ts'],
  },
})
