import type { AccountType, ChainNamespace, ConnectorType } from '@foyer/chains'

type Types = Readonly<Partial<Record<ChainNamespace, AccountType | undefined>>>

/** What a family prefers until somebody says otherwise (docs/spec/core.md §15.1); cosmos knows no types. */
const defaults: Types = { eip155: 'smartAccount', solana: 'eoa', polkadot: 'eoa', bip122: 'payment' }

/** The type that a family prefers: the visitor's choice, else the app's, else the family's. */
export const preferredAccountType = (
  namespace: ChainNamespace,
  { chosen, byDefault }: { readonly chosen: Types; readonly byDefault: Types },
): AccountType | undefined => chosen[namespace] ?? byDefault[namespace] ?? defaults[namespace]

/** How an account is laid out (docs/spec/views.md §4.4.1): as the app wants it, or as the wallet in use suggests. */
export function accountLayout(facts: {
  readonly wanted: 'auto' | 'menu' | 'dashboard' | undefined
  readonly connectorType: ConnectorType | undefined
  /** It is known what its tokens are worth. */
  readonly hasTokens: boolean
}): 'menu' | 'dashboard' {
  if (!facts.hasTokens) return 'menu'
  if (facts.wanted !== undefined && facts.wanted !== 'auto') return facts.wanted
  return facts.connectorType === 'AUTH' ? 'dashboard' : 'menu'
}
