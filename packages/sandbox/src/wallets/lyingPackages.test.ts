import {
  type CaipNetwork,
  type ChainAdapter,
  type Connector,
  isFoyerError,
  type OperationName,
  type OperationParameters,
  runOperation,
} from '@foyer/chains'
import { testContext } from '@foyer/chains/conformance'
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polkadot as polkadotNetwork, solana as solanaNetwork } from '@foyer/chains/networks'
import { polkadot } from '@foyer/chains/polkadot'
import { solana } from '@foyer/chains/solana'
import { PhantomWalletAdapter } from '@solana/wallet-adapter-phantom'
import { SolanaWalletAdapterWallet } from '@solana/wallet-standard-wallet-adapter-base'
import type { Wallet } from '@wallet-standard/base'
import { registerWallet } from '@wallet-standard/wallet'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { injectedPhantom } from '../test/injectedPhantom.ts'
import { injectMetaMask } from '../test/metaMask.ts'
import { injectPolkadotJs } from '../test/polkadotJs.ts'
import { injectRabby } from '../test/rabby.ts'
import { createPage } from '../test/walletControls.ts'
import { createEvmWallet } from './evmWallet.ts'
import { walletIcons } from './icons.ts'
import { createSolanaWallet } from './solana/createSolanaWallet.ts'

// Extensions that return false answers to their own code for pages, which comes from the packages of the wallets.

type Lie = () => Promise<unknown>
type Behaviour = { lie?: Lie | undefined }
type Page = ReturnType<typeof createPage>
type Kind = {
  readonly adapter: (page: Page) => ChainAdapter
  readonly network: CaipNetwork
  readonly asked: { readonly [name in OperationName]?: (address: string) => OperationParameters<name> }
  readonly place: (page: Page, behaviour: Behaviour) => unknown
}

const markup = '<img src=x onerror=alert(1)>'
const answers: Readonly<Record<string, unknown>> = {
  null: null,
  'a number': 7,
  'an empty text': '',
  'a text': 'text',
  markup,
  'an empty list': [],
  'a list of null': [null],
  'a list of lists': [[]],
  'a list of markup': [markup],
  'five thousand texts': Array.from({ length: 5000 }, (_, index) => `${index}`),
  'an empty object': {},
  'nested null': { accounts: null, address: null, publicKey: null, signature: null, id: null },
  'nested markup': { accounts: [markup], address: markup, publicKey: markup, signature: markup, id: markup },
}
const failures: Readonly<Record<string, unknown>> = {
  nothing: undefined,
  'a text': 'text',
  'an empty object': {},
  'a code that is a text': { code: '-32000', message: 7 },
  'a message of markup': { code: -32_603, message: markup },
}
const lies: readonly (readonly [string, Lie])[] = [
  ...Object.entries(answers).map(([name, answer]) => [`answers ${name}`, async () => answer] as const),
  ...Object.entries(failures).map(
    ([name, error]) => [`fails with ${name}`, () => Promise.reject(error)] as const,
  ),
]

const signMessage = (address: string) => ({ address, message: 'Hello' })
const chainRpcUrls = { 1: 'http://127.0.0.1:9' }
const typedData = {
  domain: {},
  types: { A: [{ name: 'a', type: 'string' }] },
  primaryType: 'A',
  message: { a: 'a' },
}
const evm = {
  network: mainnet,
  adapter: (target: Page) => eip155({ target }),
  asked: {
    readSession: () => ({}),
    signMessage,
    signTypedData: (address: string) => ({ address, typedData }),
    sendTransaction: (address: string) => ({ address, to: address, value: 1n }),
    getCapabilities: (address: string) => ({ address }),
    sendCalls: (address: string) => ({ address, calls: [{ to: address, value: 1n }] }),
  },
} satisfies Partial<Kind>

/** A sandbox wallet as the extension. While `behaviour.lie` is set, every request gets its answer. */
function lyingEvmWallet(behaviour: Behaviour): ReturnType<typeof createEvmWallet> {
  const wallet = createEvmWallet({ rdns: 'test.pebble', chainRpcUrls })
  const { provider } = wallet
  const request: typeof provider.request = async (asked) => {
    if (!behaviour.lie) return provider.request(asked)
    const answer = await behaviour.lie()
    // On accounts that are no list, MetaMask's own code throws, and its request stays open.
    return asked.method.endsWith('ccounts') && !Array.isArray(answer) ? [answer] : answer
  }
  return { ...wallet, provider: { ...provider, request } }
}

const kinds: Readonly<Record<string, Kind>> = {
  MetaMask: {
    ...evm,
    place(page, behaviour) {
      vi.stubGlobal('window', page)
      return injectMetaMask(lyingEvmWallet(behaviour)).ready
    },
  },
  Rabby: { ...evm, place: (page, behaviour) => injectRabby(page, lyingEvmWallet(behaviour)) },
  'Wallet adapter (Phantom)': {
    network: solanaNetwork,
    adapter: (target) => solana({ target }),
    asked: {
      readSession: () => ({}),
      signMessage,
      signTransaction: (address) => ({ address, transaction: 'AAAA' }),
    },
    place(page, behaviour) {
      const made = createSolanaWallet({ name: 'Phantom', icon: walletIcons.kite as Wallet['icon'] })
      const honest = injectedPhantom(made.wallet)
      const provider = new Proxy(honest, {
        get(target, key) {
          const value: unknown = Reflect.get(target, key)
          const isRequest = typeof value === 'function' && key !== 'on' && key !== 'off'
          return isRequest && behaviour.lie ? behaviour.lie : value
        },
      })
      Object.assign(page, { isPhantomInstalled: true, phantom: { solana: provider } })
      vi.stubGlobal('window', page)
      vi.stubGlobal('document', { readyState: 'complete' })
      vi.stubGlobal('navigator', { userAgent: 'Chrome' })
      const adapter = new PhantomWalletAdapter()
      adapter.on('error', () => undefined)
      registerWallet(new SolanaWalletAdapterWallet(adapter, 'solana:mainnet') as Wallet)
    },
  },
  'polkadot{.js}': {
    network: polkadotNetwork,
    adapter: (target) => polkadot({ target }),
    asked: { readSession: () => ({}), signMessage },
    async place(page, behaviour) {
      const { enable, lie } = await injectPolkadotJs(new Map())
      lie(undefined)
      Object.defineProperty(behaviour, 'lie', { set: lie })
      Object.assign(page, { injectedWeb3: { 'polkadot-js': { version: '0.62.3', enable } } })
      page.dispatchEvent(new Event('load'))
    },
  },
}

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

async function find({ adapter: createAdapter, network, place }: Kind, behaviour: Behaviour) {
  const page = createPage()
  const adapter = createAdapter(page)
  const listed: Connector[] = []
  const stop = adapter.discover?.({
    ...testContext([network]),
    announce(connector) {
      listed.push(connector)
      return () => undefined
    },
  })
  if (stop) stops.push(stop)
  await place(page, behaviour)
  return { adapter, connector: listed[0] ?? expect.unreachable('no wallet was found') }
}

type Outcome = { readonly value: unknown } | { readonly error: unknown }
const outcomeOf = (promise: Promise<unknown>): Promise<Outcome> =>
  promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )

/** A failure is a `FoyerError`; a result has no markup, except the id of a batch, which only its wallet reads. */
function expectHonest(outcome: Outcome, name: string): void {
  if ('error' in outcome)
    return expect(isFoyerError(outcome.error), `${name} fails with a FoyerError`).toBe(true)
  const text = JSON.stringify(outcome.value, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  )
  if (name !== 'sendCalls') expect(text ?? '', `${name} has no markup`).not.toContain('<img')
}

describe.each(Object.entries(kinds))('%s', (_name, kind) => {
  const { network } = kind
  const networks = [network]

  test.each(lies)('an extension that %s is not connected, and later connects', async (_lie, lie) => {
    const behaviour: Behaviour = {}
    const { connector } = await find(kind, behaviour)
    behaviour.lie = lie
    const outcome = await outcomeOf(connector.connect({ networks }))
    expectHonest(outcome, 'connect')
    expect('error' in outcome).toBe(true)
    await connector.disconnect()
    behaviour.lie = undefined
    const [session] = await connector.connect({ networks })
    expect(session?.accounts.length).toBeGreaterThan(0)
  })

  test.each(lies)(
    'requests to a connected extension that %s fail or resolve without markup, and later work',
    async (_lie, lie) => {
      const behaviour: Behaviour = {}
      const { adapter, connector } = await find(kind, behaviour)
      const [session] = await connector.connect({ networks })
      const address = session?.accounts[0]?.address ?? expect.unreachable('no account')
      const provider = connector.getProvider(network.chainNamespace)
      behaviour.lie = lie
      for (const [name, parametersFor] of Object.entries(kind.asked)) {
        const parameters = (parametersFor as (address: string) => never)(address)
        const asked = { network, provider, parameters }
        expectHonest(await outcomeOf(runOperation(adapter, name as OperationName, asked)), name)
      }
      if (connector.switchNetwork)
        expectHonest(await outcomeOf(connector.switchNetwork({ network })), 'switchNetwork')
      behaviour.lie = undefined
      const signed = runOperation(adapter, 'signMessage', {
        network,
        provider,
        parameters: signMessage(address),
      })
      expect(await signed).toBeTypeOf('string')
    },
  )
})
