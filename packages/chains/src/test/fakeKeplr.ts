import { createFakeOwner, type FakeOwner } from './createFakeOwner.ts'

/** The addresses of two keys on two chains. */
export const KEYS = {
  cosmos: ['cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0', 'cosmos1qqqsyqcyq5rqwzqfpg9scrgwpugpzysnrk363e'],
  osmo: ['osmo1t2uflqwqe0fsj0shcfkrvpukewcw40yj6pyawa', 'osmo1qqqsyqcyq5rqwzqfpg9scrgwpugpzysntdz28t'],
} as const
/** 64 bytes. */
export const SIGNATURE = `${'A'.repeat(86)}==`

export type FakeKeplr = FakeOwner & {
  readonly changeAccount: () => void
  readonly putOn: (page: object, path?: string) => void
}

/** Wallet with Keplr's API that knows the Cosmos Hub and suggested chains. */
export function createFakeKeplr(
  facts: {
    readonly changeEvent?: string
    readonly methods?: object
    readonly knownChainIds?: readonly string[]
  } = {},
): FakeKeplr {
  const { changeEvent = 'keplr_keystorechange' } = facts
  const owner = createFakeOwner(new TypeError('Request rejected'))
  const known = new Set(facts.knownChainIds ?? ['cosmoshub-4', 'osmosis-1'])
  let page: EventTarget | undefined
  let isPermitted = false
  let selected: 0 | 1 = 0
  const check = (chainIds: readonly string[]): void => {
    for (const chainId of chainIds)
      if (!known.has(chainId)) throw new TypeError(`There is no chain info for ${chainId}`)
  }
  const wallet = {
    enable: (chainIds: string[]) =>
      owner.answer('enable', [chainIds], !isPermitted, () => {
        check(chainIds)
        isPermitted = true
      }),
    disable: () => owner.answer('disable', [], false, () => void (isPermitted = false)),
    getKey: (chainId: string) =>
      owner.answer('getKey', [chainId], !isPermitted, () => {
        check([chainId])
        const bech32Address = KEYS[chainId.startsWith('osmo') ? 'osmo' : 'cosmos'][selected]
        return { name: 'Main', algo: 'secp256k1', pubKey: new Uint8Array([2, 3]), bech32Address }
      }),
    signArbitrary: (...params: readonly string[]) =>
      owner.answer('signArbitrary', params, true, () => ({ pub_key: {}, signature: SIGNATURE })),
    experimentalSuggestChain: (info: { readonly chainId: string }) =>
      owner.answer('experimentalSuggestChain', [info], true, () => void known.add(info.chainId)),
    ...facts.methods,
  }
  return {
    ...owner,
    changeAccount() {
      selected = selected === 0 ? 1 : 0
      page?.dispatchEvent(new Event(changeEvent))
    },
    // Events are dispatched on `window`.
    listenerCount: () => 0,
    putOn(target, path = 'keplr') {
      page = target as EventTarget
      const value = path
        .split('.')
        .slice(1)
        .reduceRight<object>((inner, key) => ({ [key]: inner }), wallet)
      Object.assign(target, { [path.split('.')[0] as string]: value })
      page.dispatchEvent(new Event('load'))
    },
  }
}
