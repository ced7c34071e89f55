import { describe, expect, test, vi } from 'vitest'
import { runOperation, type ChainAdapter } from './adapter.ts'
import { bip122 } from './bip122/bip122.ts'
import { testContext } from './conformance/testContext.ts'
import type { Connector } from './connector.ts'
import { cosmos } from './cosmos/cosmos.ts'
import { eip155 } from './eip155/eip155.ts'
import { isFoyerError } from './errors/FoyerError.ts'
import { bitcoin } from './networks/definitions/bitcoin.ts'
import { cosmoshub } from './networks/definitions/cosmoshub.ts'
import { mainnet } from './networks/definitions/mainnet.ts'
import { polkadot as polkadotNetwork } from './networks/definitions/polkadot.ts'
import { solana as solanaNetwork } from './networks/definitions/solana.ts'
import type { OperationName, OperationParameters } from './operations.ts'
import { polkadot } from './polkadot/polkadot.ts'
import { baseAccount } from './sdks/baseAccount.ts'
import { coinbaseWallet } from './sdks/coinbaseWallet.ts'
import { solana } from './solana/solana.ts'
import {
  createFakeLeather,
  createFakeOkx,
  createFakeSatsConnectWallet,
  createFakeStandardWallet,
  createFakeUnisat,
  PSBT,
} from './test/fakeBitcoinWallets.ts'
import { createFakeEvmWallet } from './test/fakeEvmWallet.ts'
import { createFakeExtension } from './test/fakeExtension.ts'
import { createFakeKeplr } from './test/fakeKeplr.ts'
import { announce, createFakePage, type FakePage, INFO } from './test/fakePage.ts'
import { createFakeSafe } from './test/fakeSafe.ts'
import { createFakeSolanaWallet } from './test/fakeSolanaWallet.ts'
import { listWallets } from './test/listWallets.ts'
import { registerWallets } from './test/registerWallets.ts'
import type { CaipNetwork } from './types.ts'

// Wallets with invalid responses, and with errors of no standard.

/** `lie` replaces every method of a wallet. */
type Behaviour = { lie?: (() => unknown) | undefined }

const throwing = (error: unknown) => (): never => {
  throw error
}
const broken = throwing(new Error('broken'))
const hostile: unknown = new Proxy({}, { get: broken, has: broken, ownKeys: broken, getPrototypeOf: broken })
const revoked = Proxy.revocable({}, {})
revoked.revoke()
const cyclic: Error & { cause?: unknown } = new Error('cyclic')
cyclic.cause = { error: cyclic }
const markup = '<img src=x onerror=alert(1)>'
const many = Array.from({ length: 5000 }, (_, index) => `${index}`)

const answers: Readonly<Record<string, unknown>> = {
  nothing: undefined,
  null: null,
  'no number': Number.NaN,
  'a bigint': 10n,
  'a symbol': Symbol('answer'),
  true: true,
  'an empty text': '',
  'a text': 'text',
  markup,
  'an empty list': [],
  'a list of nothing': [null, undefined],
  'a list of lists': [[]],
  'a list of markup': [markup],
  'a list of objects that throw': [hostile],
  'five thousand texts': many,
  'a list with holes': Array.from({ length: 3 }),
  'an empty object': {},
  'an object that throws': hostile,
  'a revoked proxy': revoked.proxy,
  'a function': broken,
  'bytes of no length': new Uint8Array(),
  'nested nothing': { accounts: null, addresses: null, result: null, address: null, signature: null },
  'nested text': {
    accounts: 'x',
    addresses: 'x',
    result: 'x',
    address: 'x',
    signature: 'x',
    txid: 'x',
    psbt: 'x',
  },
  'nested markup': {
    result: { addresses: [{ address: markup }], signature: markup, txid: markup, psbt: markup },
  },
  'nested objects that throw': {
    accounts: [hostile],
    result: hostile,
    addresses: hostile,
    signature: hostile,
  },
  'a result that throws': {
    result: { addresses: [hostile], signature: hostile, txid: hostile, psbt: hostile },
  },
  'an error of nothing': { error: undefined },
  'an error that is a text': { error: 'text' },
  'an error that throws': { error: hostile },
  'an error whose code throws': { error: { code: hostile, message: hostile } },
}
const failures: Readonly<Record<string, unknown>> = {
  nothing: undefined,
  null: null,
  'a text': 'text',
  'a number': 7,
  'an empty object': {},
  'an object that throws': hostile,
  'a revoked proxy': revoked.proxy,
  'a code that is a text': { code: '4001', message: 7 },
  'a message that throws': { code: -32_603, message: hostile },
  'an error that is its own cause': cyclic,
  'a symbol': Symbol('failure'),
}
const lies: readonly (readonly [string, () => unknown])[] = [
  ...Object.entries(answers).map(([name, answer]) => [`answers ${name}`, async () => answer] as const),
  ...Object.entries(failures).map(([name, error]) => [`throws ${name}`, throwing(error)] as const),
  ...Object.entries(failures).map(
    ([name, error]) => [`rejects with ${name}`, async () => throwing(error)()] as const,
  ),
]

const EVENTS: readonly PropertyKey[] = ['on', 'off', 'removeListener', 'addListener', 'subscribe']
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Wraps a wallet: its methods call `behaviour.lie` while it is set. Its event methods are unchanged. */
function lying(honest: object, behaviour: Behaviour): object {
  return new Proxy(honest, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (isPlain(value)) return lying(value, behaviour)
      if (typeof value !== 'function' || EVENTS.includes(key)) return value
      return (...args: unknown[]) => {
        if (behaviour.lie) return behaviour.lie()
        const answer: unknown = Reflect.apply(value, target, args)
        if (!(answer instanceof Promise)) return answer
        return answer.then((result: unknown) => (isPlain(result) ? lying(result, behaviour) : result))
      }
    },
  })
}

type Asked = { readonly [name in OperationName]?: (address: string) => OperationParameters<name> }
type Kind = {
  readonly adapter: (page: FakePage) => ChainAdapter
  readonly network: CaipNetwork
  readonly asked: Asked
  /** Puts the wallet on the page, or returns its connector. */
  readonly install: (page: FakePage, behaviour: Behaviour) => Connector | void
  readonly page?: ((behaviour: Behaviour) => FakePage) | undefined
}

const signMessage = (address: string) => ({ address, message: 'Hello' })

const evm = {
  network: mainnet,
  adapter: (target: FakePage) => eip155({ target }),
  asked: {
    readSession: () => ({}),
    signMessage,
    signTypedData: (address: string) => ({
      address,
      typedData: {
        domain: {},
        types: { A: [{ name: 'a', type: 'string' }] },
        primaryType: 'A',
        message: { a: 'a' },
      },
    }),
    sendTransaction: (address: string) => ({ address, to: address, value: 1n }),
    getCapabilities: (address: string) => ({ address }),
    getAssets: (address: string) => ({ address }),
    sendCalls: (address: string) => ({ address, calls: [{ to: address, value: 1n }] }),
    getCallsStatus: () => ({ id: '0x01', timeoutMs: 1 }),
    showCallsStatus: () => ({ id: '0x01' }),
    getSupportedExecutionPermissions: () => ({}),
    getGrantedExecutionPermissions: (address: string) => ({ address }),
  },
} satisfies Partial<Kind>

const bitcoinWallet = {
  network: bitcoin,
  adapter: (target: FakePage) => bip122({ target }),
  asked: {
    signMessage,
    signPsbt: (address: string) => ({ address, psbt: PSBT }),
    sendTransaction: (address: string) => ({ address, to: address, value: 1000n }),
  },
} satisfies Partial<Kind>

/** Wraps every object that a fake wallet puts on the page. */
const installing =
  (create: () => { readonly putOn: (page: object) => void }): Kind['install'] =>
  (page, behaviour) => {
    const own = Object.assign(createFakePage(), {} as Record<string, unknown>)
    create().putOn(own)
    for (const key of ['unisat', 'okxwallet', 'Fake', 'LeatherProvider', 'injectedWeb3', 'keplr', 'leap'])
      if (key in own) Object.assign(page, { [key]: lying(own[key] as object, behaviour) })
    if ('btc_providers' in own) Object.assign(page, { btc_providers: own['btc_providers'] })
    page.dispatchEvent(new Event('load'))
  }

const sdk = (create: typeof coinbaseWallet | typeof baseAccount, factory: string): Kind => ({
  ...evm,
  install(_, behaviour) {
    const provider = lying(createFakeEvmWallet().provider, behaviour)
    const loadSdk = async (): Promise<unknown> => ({ [factory]: () => ({ getProvider: () => provider }) })
    return create({ loadSdk })(testContext([mainnet]))
  },
})

const kinds: Readonly<Record<string, Kind>> = {
  'EIP-6963': {
    ...evm,
    install: (page, behaviour) => announce(page, INFO, lying(createFakeEvmWallet().provider, behaviour)),
  },
  'Coinbase SDK': sdk(coinbaseWallet, 'createCoinbaseWalletSDK'),
  'Base Account SDK': sdk(baseAccount, 'createBaseAccountSDK'),
  Safe: {
    ...evm,
    page(behaviour) {
      const safe = createFakeSafe()
      const honest: Readonly<Record<string, unknown>> = {
        ...safe.answers,
        rpcCall: () => null,
        signMessage: () => ({ messageHash: `0x${'ab'.repeat(32)}`, signature: `0x${'12'.repeat(65)}` }),
      }
      const lieOf = (lie: () => unknown) => async (): Promise<unknown> => {
        try {
          return await lie()
        } catch {
          // A Safe sends errors as text.
          throw 'failed'
        }
      }
      const answers = new Proxy(honest, {
        get: (_, method) => (behaviour.lie ? lieOf(behaviour.lie) : honest[String(method)]),
      })
      Object.setPrototypeOf(safe.answers, answers)
      delete safe.answers['getSafeInfo']
      return safe.page
    },
    install: () => undefined,
  },
  'Solana, Wallet Standard': {
    network: solanaNetwork,
    adapter: (target) => solana({ target }),
    asked: {
      readSession: () => ({}),
      signMessage,
      signTransaction: (address) => ({ address, transaction: 'AAAA' }),
      signAllTransactions: (address) => ({ address, transactions: ['AAAA', 'AAAA'] }),
      signIn: (address) => ({ address, domain: 'app.example' }),
    },
    install: (page, behaviour) =>
      void registerWallets(
        page,
        lying(createFakeSolanaWallet({ features: { 'solana:signIn': () => [] } }).wallet, behaviour),
      ),
  },
  'Bitcoin, Wallet Standard': {
    ...bitcoinWallet,
    install(page, behaviour) {
      const own = new EventTarget()
      own.addEventListener('wallet-standard:register-wallet', (event) => {
        const { detail } = event as Event & { readonly detail: (api: object) => void }
        detail({ register: (wallet: object) => void registerWallets(page, lying(wallet, behaviour)) })
      })
      createFakeStandardWallet().putOn(own)
    },
  },
  'Bitcoin, sats-connect': { ...bitcoinWallet, install: installing(createFakeSatsConnectWallet) },
  'Bitcoin, Leather': { ...bitcoinWallet, install: installing(createFakeLeather) },
  'Bitcoin, UniSat': { ...bitcoinWallet, install: installing(createFakeUnisat) },
  'Bitcoin, OKX': { ...bitcoinWallet, install: installing(createFakeOkx) },
  Polkadot: {
    network: polkadotNetwork,
    adapter: (target) => polkadot({ target }),
    asked: { readSession: () => ({}), signMessage },
    install: installing(createFakeExtension),
  },
  ...Object.fromEntries(
    ['keplr', 'leap'].map((path) => [
      `Cosmos, ${path}`,
      {
        network: cosmoshub,
        adapter: (target: FakePage) => cosmos({ target }),
        asked: { signMessage },
        install: installing(() => ({ putOn: (page) => createFakeKeplr().putOn(page, path) })),
      },
    ]),
  ),
}

async function find({ adapter, network, page: createPage, install }: Kind, behaviour: Behaviour) {
  const page = createPage?.(behaviour) ?? createFakePage()
  const found = adapter(page)
  const { listed, stop } = listWallets(found, [network])
  const installed = install(page, behaviour)
  await vi.waitFor(() => expect(installed ?? listed[0]).toBeDefined())
  return { adapter: found, connector: installed ?? listed[0] ?? expect.unreachable('no wallet'), stop }
}

type Outcome = { readonly value: unknown } | { readonly error: unknown }
const outcomeOf = (promise: Promise<unknown>): Promise<Outcome> =>
  promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )

/** Expects that an error is a FoyerError, and that a result contains no markup. */
function expectHonest(outcome: Outcome, name: string): void {
  if ('error' in outcome)
    return expect(isFoyerError(outcome.error), `${name} fails with a FoyerError`).toBe(true)
  const text = JSON.stringify(outcome.value, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  )
  // The id of a batch may be any text; only its wallet reads it.
  if (name === 'sendCalls') return
  expect(text ?? '', `${name} has no markup`).not.toContain('<img')
}

describe.each(Object.entries(kinds))('%s', (_name, kind) => {
  const { network } = kind
  const networks = [network]

  test.each(lies)(
    'a wallet that %s to every request connects with valid addresses or rejects, and connects later',
    async (_lie, lie) => {
      const behaviour: Behaviour = {}
      const { connector, stop } = await find(kind, behaviour)
      await connector.prepare?.()
      behaviour.lie = lie
      const outcome = await outcomeOf(connector.connect({ networks }))
      expectHonest(outcome, 'connect')
      const sessions = (await connector.restore?.({ networks })) ?? []
      expect(sessions.flatMap(({ accounts }) => accounts).every(({ address }) => address.length > 20)).toBe(
        true,
      )
      await connector.disconnect()
      behaviour.lie = undefined
      const [session] = await connector.connect({ networks })
      expect(session?.accounts.length).toBeGreaterThan(0)
      stop()
    },
  )

  test.each(lies)(
    'requests to a connected wallet that %s reject with FoyerErrors or resolve without markup',
    async (_lie, lie) => {
      const behaviour: Behaviour = {}
      const { adapter, connector, stop } = await find(kind, behaviour)
      const [session] = await connector.connect({ networks })
      const address = session?.accounts[0]?.address ?? expect.unreachable('no account')
      const provider = connector.getProvider(network.chainNamespace)
      behaviour.lie = lie
      for (const [name, parametersFor] of Object.entries(kind.asked)) {
        const parameters = (parametersFor as (address: string) => never)(address)
        const outcome = await outcomeOf(
          runOperation(adapter, name as OperationName, { network, provider, parameters }),
        )
        expectHonest(outcome, name)
      }
      if (connector.switchNetwork)
        expectHonest(await outcomeOf(connector.switchNetwork({ network })), 'switchNetwork')
      behaviour.lie = undefined
      expect(connector.getProvider(network.chainNamespace)).toBeDefined()
      expect(
        await runOperation(adapter, 'signMessage', { network, provider, parameters: signMessage(address) }),
      ).toBeTypeOf('string')
      stop()
    },
  )

  test('requests without a response settle on abort', async () => {
    const behaviour: Behaviour = {}
    const { adapter, connector, stop } = await find(kind, behaviour)
    const [session] = await connector.connect({ networks })
    const address = session?.accounts[0]?.address ?? expect.unreachable('no account')
    const provider = connector.getProvider(network.chainNamespace)
    behaviour.lie = () => new Promise<never>(() => undefined)
    for (const [name, parametersFor] of Object.entries(kind.asked)) {
      const parameters = (parametersFor as (address: string) => never)(address)
      const leaving = new AbortController()
      const outcome = outcomeOf(
        runOperation(adapter, name as OperationName, {
          network,
          provider,
          parameters,
          signal: leaving.signal,
        }),
      )
      await new Promise((resolve) => setTimeout(resolve))
      leaving.abort()
      await outcome
    }
    const leaving = new AbortController()
    const switched =
      connector.switchNetwork && outcomeOf(connector.switchNetwork({ network, signal: leaving.signal }))
    await new Promise((resolve) => setTimeout(resolve))
    leaving.abort()
    await switched
    await connector.disconnect()
    stop()
  })
})
