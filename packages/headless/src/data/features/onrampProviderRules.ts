import type { ChainNamespace } from '@foyer/chains'
import type { OnrampProvider, OnrampProviderItem } from '../../core/contracts/onramp.ts'

const MELD: OnrampProviderItem = {
  name: 'meld',
  label: 'Meld.io',
  feeRange: '1-2%',
  supportedChains: ['eip155', 'solana'],
}
const COINBASE: OnrampProviderItem = {
  name: 'coinbase',
  label: 'Coinbase',
  feeRange: '1-2%',
  supportedChains: ['eip155'],
}

/**
 * Providers of a namespace: known ones of the given names, in their order; other values than a list are empty
 * (docs/spec/checklist.md §5). Meld serves integrators with a key only.
 */
export function offeredProviders(facts: {
  readonly names: unknown
  /** Options of the app. */
  readonly onramp: OnrampProvider | undefined
  readonly namespace: ChainNamespace
}): readonly OnrampProviderItem[] {
  const { names, onramp } = facts
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) return []
  const known = [...(onramp?.sellers ?? []), ...(onramp?.meld?.publicKey ? [MELD] : []), COINBASE]
  return [...new Set<string>(names)].flatMap((name) => {
    const provider = known.find((each) => each.name === name)
    return provider?.supportedChains.includes(facts.namespace) ? [provider] : []
  })
}
