import { walletIcons } from '@foyer/sandbox/wallets'
import type { Announce, WalletOptions } from './announcers/types.ts'

/** Puts wallets of each namespace into the page. Loaded for the namespaces in the URL only. */
const announcers: Readonly<Record<string, () => Promise<{ readonly announce: Announce }>>> = {
  eip155: () => import('./announcers/eip155.ts'),
  solana: () => import('./announcers/solana.ts'),
  bip122: () => import('./announcers/bip122.ts'),
  polkadot: () => import('./announcers/polkadot.ts'),
  cosmos: () => import('./announcers/cosmos.ts'),
}

/** Predefined wallets: namespace, if not `eip155`, and their announced data. */
const known: Readonly<Record<string, WalletOptions>> = {
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
  fern: { kind: 'solana', name: 'Fern', id: 'fern' },
  moss: { kind: 'solana', name: 'Moss', id: 'moss', icon: walletIcons.lantern, accounts: [2] },
  nugget: { kind: 'bip122', name: 'Nugget', id: 'nugget' },
  sluice: { kind: 'bip122', name: 'Sluice', id: 'sluice', shape: 'sats-connect' },
  unisat: { kind: 'bip122', name: 'Unisat', id: 'unisat', shape: 'unisat' },
  gravel: { kind: 'polkadot', name: 'gravel', id: 'gravel' },
  keplr: { kind: 'cosmos', name: 'Keplr', id: 'keplr' },
  // Second namespace of a wallet that has two.
  'pebble-solana': { kind: 'solana', name: 'Pebble', id: 'pebble-solana', icon: walletIcons.pebble },
}

/** Puts the sandbox's wallets into the page, as extensions would. */
export async function announceWallets(wallets: readonly WalletOptions[]): Promise<void> {
  const announced = await Promise.all(
    wallets.map(async ({ wallet = '', ...own }) => {
      const { kind = 'eip155', ...options } = { ...known[wallet], ...own }
      return { options, announce: (await announcers[kind]?.())?.announce }
    }),
  )
  // In the order of the URL, for any order of imports.
  for (const { announce, options } of announced) announce?.(options)
}
