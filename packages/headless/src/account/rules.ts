import type { AccountType, ChainNamespace } from '@foyer/chains'

type Types = Readonly<Partial<Record<ChainNamespace, AccountType | undefined>>>

/** What a family prefers until somebody says otherwise (core §15.1); cosmos knows no types. */
const defaults: Types = { eip155: 'smartAccount', solana: 'eoa', polkadot: 'eoa', bip122: 'payment' }

/** The type that a family prefers: the visitor's choice, else the app's, else the family's. */
export const preferredAccountType = (
  namespace: ChainNamespace,
  { chosen, byDefault }: { readonly chosen: Types; readonly byDefault: Types },
): AccountType | undefined => chosen[namespace] ?? byDefault[namespace] ?? defaults[namespace]
