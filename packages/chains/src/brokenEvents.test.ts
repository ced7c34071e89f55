import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChainAdapter } from './adapter.ts'
import { bip122 } from './bip122/bip122.ts'
import type { ConnectorEvent } from './connector.ts'
import { eip155 } from './eip155/eip155.ts'
import { bitcoin } from './networks/definitions/bitcoin.ts'
import { mainnet } from './networks/definitions/mainnet.ts'
import { polkadot as polkadotNetwork } from './networks/definitions/polkadot.ts'
import { solana as solanaNetwork } from './networks/definitions/solana.ts'
import { polkadot } from './polkadot/polkadot.ts'
import { solana } from './solana/solana.ts'
import {
  createFakeSatsConnectWallet,
  createFakeUnisat,
  createFakeStandardWallet,
} from './test/fakeBitcoinWallets.ts'
import { createFakeEvmWallet } from './test/fakeEvmWallet.ts'
import { createFakeExtension } from './test/fakeExtension.ts'
import { announce, createFakePage, type FakePage, INFO } from './test/fakePage.ts'
import { createFakeSolanaWallet } from './test/fakeSolanaWallet.ts'
import { listWallets } from './test/listWallets.ts'
import { registerWallets } from './test/registerWallets.ts'
import type { CaipNetwork } from './types.ts'

// Wallets whose events throw or have invalid data: they still connect and disconnect.

type Listener = (value?: unknown) => void
/** Adds a listener; the result should remove it. */
type Listen = (listener: Listener) => unknown

const broken = (): never => {
  throw new Error('broken')
}
const hostile: unknown = new Proxy({}, { get: broken, ownKeys: broken, has: broken })

const ways: Readonly<Record<string, Listen>> = {
  'that throw': broken,
  'that reject later': () => Promise.reject(new Error('broken')),
  'that return nothing': () => undefined,
  'whose undo throws': () => broken,
  'whose undo rejects': () => () => Promise.reject(new Error('broken')),
  'with an object that throws': (listener) => void listener(hostile),
  'with nothing, at once and repeatedly': (listener) => {
    listener()
    listener(null)
    listener(7)
    listener([])
    listener([hostile])
    listener({ accounts: hostile })
    listener({ accounts: [hostile] })
  },
}

type Family = {
  readonly network: CaipNetwork
  readonly adapter: (page: FakePage) => ChainAdapter
  readonly place: (page: FakePage, listen: Listen) => void
}

/** Puts a fake wallet on the page, after `change` has modified it. */
const changed = (
  wallet: { readonly putOn: (page: object) => void },
  page: FakePage,
  change: (placed: never) => void,
) => {
  const own = Object.assign(createFakePage(), {} as Record<string, unknown>)
  wallet.putOn(own)
  change(own as never)
  for (const key of ['unisat', 'injectedWeb3', 'btc_providers', 'Fake'])
    if (key in own) Object.assign(page, { [key]: own[key] })
}

const families: Readonly<Record<string, Family>> = {
  'EIP-1193': {
    network: mainnet,
    adapter: (target) => eip155({ target }),
    place(page, listen) {
      const { provider } = createFakeEvmWallet()
      const on = (_: string, listener: Listener) => listen(listener)
      announce(page, INFO, { request: provider.request, on, removeListener: on })
    },
  },
  'Solana, Wallet Standard': {
    network: solanaNetwork,
    adapter: (target) => solana({ target }),
    place(page, listen) {
      const { wallet } = createFakeSolanaWallet()
      const events = { on: (_: string, listener: Listener) => listen(listener) }
      registerWallets(
        page,
        Object.create(wallet, { features: { value: { ...wallet.features, 'standard:events': events } } }),
      )
    },
  },
  'Bitcoin, Wallet Standard': {
    network: bitcoin,
    adapter: (target) => bip122({ target }),
    place(page, listen) {
      createFakeStandardWallet().putOn({
        dispatchEvent({ detail }: { readonly detail: (api: object) => void }) {
          detail({
            register(wallet: { readonly features: object }) {
              const events = { on: (_: string, listener: Listener) => listen(listener) }
              const features = { ...wallet.features, 'standard:events': events }
              registerWallets(page, Object.create(wallet, { features: { value: features } }))
            },
          })
        },
      } as never)
    },
  },
  'Bitcoin, sats-connect': {
    network: bitcoin,
    adapter: (target) => bip122({ target }),
    place: (page, listen) =>
      changed(createFakeSatsConnectWallet(), page, (own: { Fake: { Provider: object } }) =>
        Object.assign(own.Fake.Provider, { addListener: ({ cb }: { readonly cb: Listener }) => listen(cb) }),
      ),
  },
  'Bitcoin, UniSat': {
    network: bitcoin,
    adapter: (target) => bip122({ target }),
    place: (page, listen) =>
      changed(createFakeUnisat(), page, (own: { unisat: object }) => {
        const on = (_: string, listener: Listener) => listen(listener)
        Object.assign(own.unisat, { on, removeListener: on })
      }),
  },
  Polkadot: {
    network: polkadotNetwork,
    adapter: (target) => polkadot({ target }),
    place: (page, listen) =>
      changed(
        createFakeExtension(),
        page,
        (own: {
          injectedWeb3: { talisman: { enable: (name: string) => Promise<{ accounts: object }> } }
        }) => {
          const { talisman } = own.injectedWeb3
          const { enable } = talisman
          talisman.enable = async (name) => {
            const injected = await enable(name)
            return { ...injected, accounts: { ...injected.accounts, subscribe: listen } }
          }
        },
      ),
  },
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe.each(Object.entries(families))('%s', (_family, { network, adapter, place }) => {
  test.each(Object.entries(ways))(
    'a wallet with events %s connects and disconnects',
    async (_way, listen) => {
      const page = createFakePage()
      const { listed, stop } = listWallets(adapter(page), [network])
      place(page, listen)
      page.dispatchEvent(new Event('load'))
      const connector = listed[0] ?? expect.unreachable('no wallet')
      const events: ConnectorEvent[] = []
      const unsubscribe = connector.subscribe((event) => events.push(event))
      const [session] = await connector.connect({ networks: [network] })
      expect(session?.accounts[0]?.address).toBeTypeOf('string')
      const leaving = connector.disconnect()
      await vi.advanceTimersByTimeAsync(200)
      await leaving
      unsubscribe()
      stop()
      const accounts = events.flatMap((event) => (event.type === 'change' && event.accounts) || [])
      expect(accounts.every(({ address }) => typeof address === 'string')).toBe(true)
    },
  )
})
