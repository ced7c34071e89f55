import { base58 } from '@scure/base'
import { getPublicKeyFromAddress, signatureBytes, verifySignature, address } from '@solana/kit'
import { createPublicClient, type Hex, http, stringToHex, verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { devAccounts } from '../../evm/accounts.ts'
import { solanaAccounts } from '../../solana/accounts.ts'
import { createSandbox, type Sandbox } from '../../world.ts'
import {
  type Client,
  createClient,
  createMemoryStorage,
  endClient,
  type WalletConnectStorage,
} from './createClient.ts'
import {
  type WalletConnectWallet,
  walletConnectWallet,
  type WalletConnectWalletOptions,
  type WalletSession,
} from './walletConnectWallet.ts'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const [first, second] = devAccounts.map((account) => account.address) as [Hex, Hex]

let world: Sandbox
let dapp: Client
const wallets = new Set<WalletConnectWallet>()

const createDapp = (storage: WalletConnectStorage = createMemoryStorage()): Promise<Client> => {
  const metadata = { name: 'App', description: 'App', url: 'https://app.test', icons: [] }
  return createClient({ relayUrl: world.urls.relay, storage, metadata })
}
beforeAll(async () => {
  world = await createSandbox({ backend: false })
  dapp = await createDapp()
})
afterEach(async () => {
  await Promise.all([...wallets].map((wallet) => wallet.stop()))
  wallets.clear()
  world.relay.faults.clear()
  vi.useRealTimers()
})
afterAll(async () => {
  await endClient(dapp)
  await world.stop()
})

const asked = {
  eip155: {
    chains: ['eip155:1', 'eip155:137'],
    methods: ['personal_sign', 'eth_sendTransaction'],
    events: ['accountsChanged', 'chainChanged'],
  },
  solana: { chains: [SOLANA], methods: ['solana_signMessage'], events: [] },
}

type Paired = { readonly wallet: WalletConnectWallet; readonly approval: Promise<WalletSession> }

async function pair(options: Partial<WalletConnectWalletOptions> = {}, client = dapp): Promise<Paired> {
  const { uri = '', approval } = await client.connect({ optionalNamespaces: asked })
  const approved = approval()
  approved.catch(() => {})
  const wallet = await walletConnectWallet(uri, {
    relayUrl: world.urls.relay,
    chainRpcUrls: world.urls.evm,
    ...options,
  })
  wallets.add(wallet)
  return { wallet, approval: approved }
}

/** Session of app and wallet. */
async function connect(
  options?: Partial<WalletConnectWalletOptions>,
  client = dapp,
): Promise<{ wallet: WalletConnectWallet; topic: string }> {
  const { wallet, approval } = await pair(options, client)
  const { topic } = await approval
  await expect.poll(() => wallet.session()?.acknowledged).toBe(true)
  return { wallet, topic }
}

const ask = (
  topic: string,
  method: string,
  params: unknown,
  chainId = 'eip155:1',
  client = dapp,
): Promise<unknown> => client.request({ topic, chainId, request: { method, params } })

const sign = (topic: string, message = 'hello', client = dapp): Promise<unknown> =>
  ask(topic, 'personal_sign', [stringToHex(message), first], 'eip155:1', client)

/** Next event of a type at the app. */
const nextEvent = <payload>(event: string, client = dapp): Promise<payload> =>
  new Promise((resolve) => client.once(event as 'session_event', resolve as never))

describe('session', () => {
  test('the first message of a new app is its proposal', async () => {
    world.relay.requests.clear()
    const app = await createDapp()
    await app.connect({ optionalNamespaces: asked })
    const client = await app.core.crypto.getClientId()
    const requests = world.relay.requests.list().filter((request) => request.client === client)
    expect(requests.map(({ method }) => method)).toEqual(['wc_proposeSession'])
    await endClient(app)
  })

  test('a wallet that scans late gets the proposal, and approves all requested chains', async () => {
    const { wallet, approval } = await pair()
    const { namespaces, peer } = await approval
    expect(peer.metadata.name).toBe('Ferry')
    expect(Object.keys(namespaces)).toEqual(['eip155', 'solana'])
    expect(namespaces['eip155']?.accounts).toEqual(
      ['eip155:1', 'eip155:137'].flatMap((chain) => [`${chain}:${first}`, `${chain}:${second}`]),
    )
    expect(wallet.proposals[0]?.optionalNamespaces).toEqual(asked)
    expect(wallet.failures).toEqual([])
  })

  test('an Ethereum signature verifies for the account', async () => {
    const { wallet, topic } = await connect()
    const signature = (await sign(topic)) as Hex
    expect(await verifyMessage({ address: first, message: 'hello', signature })).toBe(true)
    expect(wallet.requests).toEqual([
      { chainId: 'eip155:1', method: 'personal_sign', params: [stringToHex('hello'), first] },
    ])
  })

  test('a transaction is mined on the given chain', async () => {
    const { topic } = await connect()
    const [mainnet, polygon] = ([1, 137] as const).map((id) =>
      createPublicClient({ transport: http(world.urls.evm[id]) }),
    )
    const balances = () =>
      Promise.all([mainnet, polygon].map((chain) => chain?.getBalance({ address: second })))
    const [before, beforeOnPolygon = 0n] = await balances()
    const transaction = { from: first, to: second, value: '0x7' }
    const hash = (await ask(topic, 'eth_sendTransaction', [transaction], 'eip155:137')) as Hex
    await polygon?.waitForTransactionReceipt({ hash })
    expect(await balances()).toEqual([before, beforeOnPolygon + 7n])
  })

  test('a Solana signature verifies for the account', async () => {
    const { topic } = await connect()
    const bytes = new TextEncoder().encode('hello')
    const pubkey = solanaAccounts[0]?.address as string
    const params = { message: base58.encode(bytes), pubkey }
    const { signature } = (await ask(topic, 'solana_signMessage', params, SOLANA)) as { signature: string }
    const key = await getPublicKeyFromAddress(address(pubkey))
    expect(await verifySignature(key, signatureBytes(base58.decode(signature)), bytes)).toBe(true)
  })

  test.each([
    ['accountsChanged', [second]],
    ['chainChanged', 137],
    ['chainChanged', '0x89'],
    ['chainChanged', 'eip155:137'],
  ])('the event %s with %j reaches the app', async (name, data) => {
    const { wallet } = await connect()
    const received = nextEvent<{ params: { event: unknown } }>('session_event')
    await wallet.emit(name, data, 'eip155:1')
    expect((await received).params.event).toEqual({ name, data })
  })

  test('can be updated, extended, pinged and ended by either side', async () => {
    const { wallet, topic } = await connect()
    await wallet.update({ approves: ['eip155:137'] })
    await expect.poll(() => dapp.session.get(topic).namespaces['eip155']?.chains).toEqual(['eip155:137'])
    const extended = nextEvent<{ topic: string }>('session_extend')
    await wallet.extend()
    expect((await extended).topic).toBe(topic)
    await Promise.all([wallet.ping(), dapp.ping({ topic })])
    const ended = nextEvent<{ topic: string }>('session_delete')
    await wallet.disconnect()
    expect((await ended).topic).toBe(topic)

    const again = await connect()
    await dapp.disconnect({ topic: again.topic, reason: { code: 6000, message: 'Bye' } })
    await expect.poll(again.wallet.session).toBeUndefined()
  })
})

test.each(['', 'https://app.test', 'wc:', 'wc:abc@2', `wc:${'0'.repeat(64)}@1?bridge=x&key=y`])(
  'the URI "%s" is rejected at once',
  async (uri) => {
    const options = { relayUrl: world.urls.relay, chainRpcUrls: world.urls.evm }
    await expect(walletConnectWallet(uri, options)).rejects.toThrow(/Missing or invalid/)
  },
)

describe('behaviours', () => {
  test('rejects a proposal', async () => {
    const { approval } = await pair({ behaviour: 'reject' })
    await expect(approval).rejects.toMatchObject({ code: 5000 })
  })

  test.each([
    [{ approves: ['eip155:1'] }, { eip155: ['eip155:1'] }],
    [{ approves: ['solana'] }, { solana: [SOLANA] }],
    [
      { approves: ['eip155:1'], adds: ['eip155:10', SOLANA] },
      { eip155: ['eip155:1', 'eip155:10'], solana: [SOLANA] },
    ],
  ])('%j approves %j', async (approval, expected) => {
    const { namespaces } = await (await pair(approval)).approval
    const chains = Object.entries(namespaces).map(([key, namespace]) => [key, namespace.chains])
    expect(Object.fromEntries(chains)).toEqual(expected)
  })

  test('approves nothing: the app gets an unsupported-chains error', async () => {
    const { approval } = await pair({ approves: [] })
    await expect(approval).rejects.toMatchObject({ code: 5100 })
  })

  test.each([
    ['reject', 5000],
    ['unsupported', 5101],
    ['crash', -32_000],
  ] as const)('%s: a request fails with %i', async (behaviour, code) => {
    const { topic } = await connect({ behaviours: { personal_sign: behaviour } })
    await expect(sign(topic)).rejects.toMatchObject({ code })
  })

  test('an error in the wallet keeps its code', async () => {
    const { topic } = await connect()
    const transaction = { from: '0x0000000000000000000000000000000000000001', to: second }
    await expect(ask(topic, 'eth_sendTransaction', [transaction])).rejects.toMatchObject({ code: 4100 })
  })

  test('locked, answers when unlocked', async () => {
    const { wallet, topic } = await connect({ behaviours: { personal_sign: 'locked' } })
    const answers: unknown[] = []
    const signing = sign(topic).then((signature) => answers.push(signature))
    await expect.poll(() => wallet.requests).toHaveLength(1)
    expect(answers).toEqual([])
    wallet.setBehaviour('approve')
    await signing
    expect(answers).toHaveLength(1)
  })

  test('slow, answers after the delay', async () => {
    const { wallet, topic } = await connect({ delayMs: 60_000 })
    wallet.setBehaviour('slow')
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true })
    const signing = sign(topic)
    await vi.waitFor(() => expect(wallet.requests).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await signing).toMatch(/^0x/)
  })
})

describe('one-click auth', () => {
  const request = {
    chains: ['eip155:1', 'eip155:137'],
    domain: 'app.test',
    uri: 'https://app.test',
    nonce: 'abcdefgh1',
    statement: 'Welcome.',
    methods: ['personal_sign', 'eth_sendTransaction'],
  }
  type Auths = { p: { iss: string }; s: { s: Hex } }[]

  test('each chain has its own signature, and the session has these chains', async () => {
    const { uri, response } = await dapp.authenticate(request)
    const answered = response()
    const wallet = await walletConnectWallet(uri, {
      relayUrl: world.urls.relay,
      chainRpcUrls: world.urls.evm,
      authenticates: true,
    })
    wallets.add(wallet)
    const { auths, session } = await answered
    const issuers = request.chains.map((chain) => `did:pkh:${chain}:${first}`)
    expect((auths as Auths).map(({ p }) => p.iss)).toEqual(issuers)
    expect(session.namespaces['eip155']?.methods).toEqual(['eth_sendTransaction', 'personal_sign'])
    for (const { p, s } of auths as Auths) {
      const message = dapp.formatAuthMessage({ request: p as never, iss: p.iss })
      expect(message).toMatch(/^app\.test wants you to sign in with your Ethereum account:\n0x/)
      expect(await verifyMessage({ address: first, message, signature: s.s })).toBe(true)
    }
    expect(wallet.failures).toEqual([])
  })

  test('a wallet without support approves a session', async () => {
    const { uri, response } = await dapp.authenticate(request)
    const answered = response()
    wallets.add(await walletConnectWallet(uri, { relayUrl: world.urls.relay, chainRpcUrls: world.urls.evm }))
    const { auths, session } = await answered
    expect(auths).toBeUndefined()
    expect(session.namespaces['eip155']?.accounts[0]).toBe(`eip155:1:${first}`)
  })

  test('a rejection reaches the app', async () => {
    const { uri, response } = await dapp.authenticate(request)
    const answered = response()
    answered.catch(() => {})
    const wallet = await walletConnectWallet(uri, {
      relayUrl: world.urls.relay,
      behaviour: 'reject',
      authenticates: true,
    })
    wallets.add(wallet)
    // The client keeps the text only.
    await expect(answered).rejects.toBe('User rejected.')
  })
})

describe('relay failures', () => {
  test('all sockets close: both sides reconnect, and nothing is lost', async () => {
    const { wallet, topic } = await connect({ behaviours: { personal_sign: 'locked' } })
    const signing = sign(topic)
    await expect.poll(() => wallet.requests).toHaveLength(1)
    world.relay.disconnect()
    expect(world.relay.connections()).toBe(0)
    await expect.poll(world.relay.connections).toBe(2)
    wallet.setBehaviour('approve')
    expect(await signing).toMatch(/^0x/)
    expect(wallet.requests).toHaveLength(1)
  })

  test('a request delivered three times prompts once', async () => {
    const { wallet, topic } = await connect()
    world.relay.faults.set('delivery', { copies: 3 })
    expect(await sign(topic)).toMatch(/^0x/)
    expect(wallet.requests).toHaveLength(1)
  })

  test('a reopened app receives the messages that the wallet sent meanwhile', async () => {
    const storage = createMemoryStorage()
    const before = await createDapp(storage)
    const { wallet, topic } = await connect({}, before)
    await endClient(before)
    await wallet.emit('accountsChanged', [second], 'eip155:1')
    const after = await createDapp(storage)
    const received = await nextEvent<{ topic: string; params: { event: unknown } }>('session_event', after)
    expect([received.topic, received.params.event]).toEqual([
      topic,
      { name: 'accountsChanged', data: [second] },
    ])
    expect(await sign(topic, 'again', after)).toMatch(/^0x/)
    await endClient(after)
  })

  test('a reopened wallet continues with its storage', async () => {
    const { wallet, topic } = await connect()
    await wallet.restart()
    expect(wallet.session()?.topic).toBe(topic)
    const signature = (await sign(topic)) as Hex
    expect(await verifyMessage({ address: first, message: 'hello', signature })).toBe(true)
  })

  test('after close code 3000 the app gets the reason, and can retry', async () => {
    const app = await createDapp()
    const relayError = new Promise<Error>((resolve) => app.core.relayer.once('relayer_error', resolve))
    world.relay.faults.set('open', { close: 3000, reason: 'Unauthorized: invalid key' })
    app.connect({ optionalNamespaces: asked }).catch(() => {})
    expect((await relayError).message).toContain('3000 (Unauthorized: invalid key)')
    world.relay.faults.clear()
    const { approval } = await pair({}, app)
    expect((await approval).acknowledged).toBe(true)
    await endClient(app)
  })
})
