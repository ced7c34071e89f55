import { announceEip6963, type AnnounceEip6963Options, walletIcons } from '@foyer/sandbox/wallets'
import { sandboxUrls } from './sandbox.ts'

export type WalletOptions = Partial<AnnounceEip6963Options> & { readonly wallet?: string | undefined }

const known: Readonly<Record<string, Partial<AnnounceEip6963Options>>> = {
  pebble: { name: 'Pebble', rdns: 'test.pebble', uuid: '0c5a0f1e-0000-4000-8000-000000000001' },
  harbor: {
    name: 'Harbor',
    rdns: 'test.harbor',
    uuid: '0c5a0f1e-0000-4000-8000-000000000002',
    icon: Object.values(walletIcons)[1],
  },
  slate: {
    name: 'Slate',
    rdns: 'test.slate',
    uuid: '0c5a0f1e-0000-4000-8000-000000000003',
    icon: Object.values(walletIcons)[2],
  },
}

/** Puts the sandbox's wallets into the page, as extensions would. */
export function announceWallets(wallets: readonly WalletOptions[]): void {
  for (const { wallet, ...options } of wallets) {
    announceEip6963({
      chainRpcUrls: sandboxUrls.evm,
      knownChainIds: [1, 137],
      storage: true,
      expose: true,
      ...(wallet === undefined ? {} : known[wallet]),
      ...options,
    })
  }
}
