import { expect, test } from 'vitest'
import * as handlers from './handlers.ts'
import * as index from './index.ts'
import * as vite from './vite.ts'
import * as wallets from './wallets.ts'

// A name that is added or lost is a change of the public contract.
test.each([
  [
    'index',
    index,
    [
      'DEV_MNEMONIC',
      'SOLANA_TOKEN_MINT',
      'SWAP_ROUTER',
      'SandboxError',
      'createLies',
      'createSandbox',
      'devAccounts',
      'sandboxCollections',
      'sandboxTokens',
      'setSwapPrice',
      'solanaAccounts',
      'startSafe',
    ],
  ],
  ['vite', vite, ['foyerSandbox']],
  ['handlers', handlers, ['createBackendState', 'createFaults', 'createHandlers', 'createRequestLog']],
  [
    'wallets',
    wallets,
    [
      'DEV_MNEMONIC',
      'RpcError',
      'SOLANA_TOKEN_MINT',
      'SWAP_ROUTER',
      'announceEip6963',
      'announceWallets',
      'createEvmWallet',
      'createSolanaWallet',
      'devAccounts',
      'fetchSandboxUrls',
      'injectCosmos',
      'injectPolkadot',
      'registerBitcoinWallet',
      'registerSolanaWallet',
      'solanaAccounts',
      'walletConnectWallet',
      'walletIcons',
    ],
  ],
])('%s exports its names', (_, entry, names) => {
  expect(Object.keys(entry).toSorted()).toEqual(names)
})
