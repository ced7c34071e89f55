import type { AccountType, ChainNamespace, ConnectorType } from '@foyer/chains'

type Types = Readonly<Partial<Record<ChainNamespace, AccountType | undefined>>>

/** Default preferred types (docs/spec/core.md §15.1); cosmos has none. */
const defaults: Types = { eip155: 'smartAccount', solana: 'eoa', polkadot: 'eoa', bip122: 'payment' }

/** Preferred account type of a namespace: the visitor's, else the app's, else the default. */
export const preferredAccountType = (
  namespace: ChainNamespace,
  { chosen, byDefault }: { readonly chosen: Types; readonly byDefault: Types },
): AccountType | undefined => chosen[namespace] ?? byDefault[namespace] ?? defaults[namespace]

/**
 * Layout of the account view (docs/spec/views.md §4.4.1): `menu` in a namespace without tokens; elsewhere by the option
 * of the app, else by the current wallet.
 */
export function accountLayout(facts: {
  readonly wanted: 'auto' | 'menu' | 'dashboard' | undefined
  readonly connectorType: ConnectorType | undefined
  /** The namespace of the account has token lists. */
  readonly hasTokens: boolean
}): 'menu' | 'dashboard' {
  if (!facts.hasTokens) return 'menu'
  if (facts.wanted !== undefined && facts.wanted !== 'auto') return facts.wanted
  return facts.connectorType === 'AUTH' ? 'dashboard' : 'menu'
}
