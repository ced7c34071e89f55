import { ss58Address, ss58Decode } from '@polkadot-labs/hdkd-helpers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runOperation } from '../adapter.ts'
import { decodeSs58, encodeSs58 } from '../address/ss58.ts'
import type { Connector, ConnectorEvent } from '../connector.ts'
import { defineNetwork } from '../networks/defineNetwork.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import { polkadot as polkadotNetwork } from '../networks/definitions/polkadot.ts'
import { ALICE, BOB, createFakeExtension, type FakeExtension, SIGNATURE } from '../test/fakeExtension.ts'
import { createFakePage } from '../test/fakePage.ts'
import { listWallets } from '../test/listWallets.ts'
import type { CaipNetwork } from '../types.ts'
import { isUsableOn } from './accounts.ts'
import { prefixOf } from './networks.ts'
import { polkadot } from './polkadot.ts'

const POLKADOT_GENESIS = '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3'
const KUSAMA_GENESIS = '0xb0a8d493285c2df73290dfb7e61f870f17b41801197a149ca93654499ea3dafe'
const kusama = defineNetwork({
  id: 'b0a8d493285c2df73290dfb7e61f870f',
  name: 'Kusama',
  chainNamespace: 'polkadot',
  nativeCurrency: { name: 'Kusama', symbol: 'KSM', decimals: 12 },
  rpcUrls: { default: { http: ['https://kusama.example'] } },
})

function find(wallet: FakeExtension): Connector {
  const page = createFakePage()
  wallet.putOn(page)
  return listWallets(polkadot({ target: page }), [polkadotNetwork]).listed[0] as Connector
}

async function connected(wallet: FakeExtension, network: CaipNetwork = polkadotNetwork) {
  const connector = find(wallet)
  const events: ConnectorEvent[] = []
  connector.subscribe((event) => events.push(event))
  const [session] = await connector.connect({ networks: [network] })
  const provider = connector.getProvider('polkadot')
  const sign = (address: string, message = 'hello') =>
    runOperation(polkadot(), 'signMessage', { network, provider, parameters: { address, message } })
  return { connector, session, provider, events, sign }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('addresses', () => {
  const bytes = new Uint8Array(32).map((_, index) => index * 7)

  test.each([0, 2, 42, 63, 64, 255, 1284, 16_383])(
    '[S5.9] with prefix %i are encoded and decoded like in other libraries',
    (prefix) => {
      const address = encodeSs58({ prefix, bytes })
      expect(address).toBe(ss58Address(bytes, prefix))
      expect(decodeSs58(address)).toEqual({ prefix, bytes })
      expect(ss58Decode(address)).toEqual([bytes, prefix])
    },
  )
})

describe('accounts', () => {
  test('[S3.2] [S3.8] [S3.10] are encoded with the prefix of the network', async () => {
    const { session } = await connected(createFakeExtension())
    expect(session).toEqual({
      namespace: 'polkadot',
      chainId: '91b171bb158e2d3848fa23a9f1c25182',
      accounts: [
        { address: ALICE.polkadot, publicKey: ALICE.publicKey },
        { address: BOB.polkadot, publicKey: expect.stringMatching(/^0x/) as string },
      ],
    })
  })

  test.each([
    [undefined, undefined, true],
    [POLKADOT_GENESIS, undefined, true],
    [POLKADOT_GENESIS.toUpperCase().replace('0X', '0x'), undefined, true],
    [KUSAMA_GENESIS, undefined, false],
    [null, 'sr25519', true],
    ['', 'ecdsa', true],
    [undefined, 'ethereum', false],
  ] as const)('[S3.2] bound to %s, of type %s: usable on Polkadot is %s', (genesisHash, type, expected) => {
    expect(isUsableOn({ address: '', genesisHash, type }, `${polkadotNetwork.id}`)).toBe(expected)
  })

  test('[S3.2] of other networks, and invalid accounts, are dropped', async () => {
    const wallet = createFakeExtension()
    wallet.hold([
      { address: BOB.generic, genesisHash: KUSAMA_GENESIS },
      { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', type: 'ethereum' },
      { address: BOB.generic, type: 'ethereum' },
      { address: 'x'.repeat(1_000_000) },
      null,
      7,
      { address: ALICE.generic, genesisHash: POLKADOT_GENESIS },
    ])
    const { session } = await connected(wallet)
    expect(session?.accounts.map(({ address }) => address)).toEqual([ALICE.polkadot])
  })

  test('[S3.2] of one key in different prefixes are one account', async () => {
    const wallet = createFakeExtension()
    wallet.hold([{ address: ALICE.generic }, { address: ALICE.polkadot, genesisHash: POLKADOT_GENESIS }])
    const { session } = await connected(wallet)
    expect(session?.accounts).toEqual([{ address: ALICE.polkadot, publicKey: ALICE.publicKey }])
  })

  test.each([[[]], ['none'], [null]])(
    '[S8.9] an empty or invalid list is an error (%#)',
    async (accounts) => {
      const wallet = createFakeExtension()
      wallet.hold(accounts as never)
      await expect(find(wallet).connect({ networks: [polkadotNetwork] })).rejects.toMatchObject({
        code: 'NO_ACCOUNTS_FOUND',
        shortMessage: 'No accounts found',
      })
    },
  )

  test('[S8.30] a network of another namespace is refused as unsupported', async () => {
    const connecting = find(createFakeExtension()).connect({ networks: [mainnet] })
    await expect(connecting).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  })

  test('[S3.2] an extension that announces no changes connects', async () => {
    const wallet = createFakeExtension()
    const injected = await (wallet.extension as { enable: (name: string) => Promise<object> }).enable('Test')
    const accounts = { get: async () => [{ address: ALICE.generic }] }
    Object.assign(wallet.extension, { enable: async () => ({ ...injected, accounts }) })
    const [session] = await find(wallet).connect({ networks: [polkadotNetwork] })
    expect(session?.accounts).toMatchObject([{ address: ALICE.polkadot }])
  })

  test.each([BOB.polkadot, BOB.generic, `polkadot:${polkadotNetwork.id}:${BOB.polkadot}`])(
    '[S3.8] the requested account %s is first',
    async (address) => {
      const [session] = await find(createFakeExtension()).connect({ networks: [polkadotNetwork], address })
      expect(session?.accounts.map((account) => account.address)).toEqual([BOB.polkadot, ALICE.polkadot])
    },
  )

  test('[S3.2] changes are emitted once, invalid lists are ignored', async () => {
    const wallet = createFakeExtension()
    const { connector, events } = await connected(wallet)
    expect(events).toEqual([])
    wallet.hold([{ address: BOB.generic }])
    wallet.hold([{ address: BOB.generic, name: 'renamed' }])
    wallet.hold('nonsense' as never)
    expect(events).toMatchObject([{ type: 'change', accounts: [{ address: BOB.polkadot }] }])
    wallet.hold([])
    expect(events[1]).toMatchObject({ accounts: [] })
    await connector.disconnect()
    expect(wallet.listenerCount()).toBe(0)
  })
})

describe('permission', () => {
  test('[S3.3] is requested with the name of the app, and the provider is dropped on disconnect', async () => {
    const wallet = createFakeExtension()
    const { connector } = await connected(wallet)
    expect(wallet.calls[0]).toEqual({ method: 'enable', params: ['Test'] })
    await connector.disconnect()
    expect(connector.getProvider('polkadot')).toBeUndefined()
  })

  // Texts of @polkadot/extension-base 0.62.
  test.each([
    ['Connection request was cancelled by the user.', 'USER_REJECTED'],
    ['Connection request was rejected by the user.', 'USER_REJECTED'],
    ['User reject request', 'USER_REJECTED'],
    ['The source https://app.example/ has a pending authorization request', 'REQUEST_PENDING'],
    ['The source https://app.example/ is not allowed to interact with this extension', 'CONNECT_FAILED'],
  ])('[S8.57] "%s" is %s', async (message, code) => {
    const wallet = createFakeExtension({ rejection: new Error(message) })
    const connector = find(wallet)
    wallet.decline()
    await expect(connector.connect({ networks: [polkadotNetwork] })).rejects.toMatchObject({
      code,
      cause: { message },
      ...(code === 'REQUEST_PENDING' && { isRetryable: true }),
    })
  })

  test('[S3.8] puts the requested account first, in any prefix', async () => {
    const connector = find(createFakeExtension())
    for (const address of [BOB.polkadot, BOB.generic]) {
      const [session] = await connector.connect({ networks: [polkadotNetwork], address })
      expect(session?.accounts.map((account) => account.address)).toEqual([BOB.polkadot, ALICE.polkadot])
    }
  })
})

describe('networks', () => {
  test('[S3.3] a switch encodes the addresses again, without a prompt', async () => {
    const wallet = createFakeExtension()
    const { connector, events } = await connected(wallet)
    const prompts = wallet.promptCount()
    await connector.switchNetwork?.({ network: kusama })
    expect(events).toMatchObject([
      { type: 'change', chainId: kusama.id, accounts: [{ address: ALICE.kusama }, {}] },
    ])
    expect(wallet.promptCount()).toBe(prompts)
    // The same accounts emit no event.
    wallet.hold([{ address: ALICE.generic, type: 'sr25519' }, { address: BOB.generic }])
    wallet.hold([{ address: ALICE.generic }])
    expect(events).toHaveLength(2)
    expect(events[1]).toMatchObject({ accounts: [{ address: ALICE.kusama }] })
  })

  test('[S3.3] a switch that is aborted before the answer has no effect on later accounts', async () => {
    const wallet = createFakeExtension()
    const { enable } = wallet.extension as { enable: (name: string) => Promise<{ accounts: object }> }
    const injected = await enable('Test')
    let held: Promise<void> | undefined
    const { get } = injected.accounts as { get: () => Promise<unknown> }
    const accounts = { ...injected.accounts, get: async () => held?.then(get) ?? get() }
    Object.assign(wallet.extension, { enable: async () => ({ ...injected, accounts }) })
    const { connector, events } = await connected(wallet)
    let answer: () => void = () => undefined
    held = new Promise((resolve) => (answer = resolve))
    const controller = new AbortController()
    const switching = connector.switchNetwork?.({ network: kusama, signal: controller.signal })
    await vi.advanceTimersByTimeAsync(1)
    controller.abort('left')
    await expect(switching).rejects.toBe('left')
    answer()
    await vi.advanceTimersByTimeAsync(1)
    wallet.changeAccount()
    expect(events).toMatchObject([{ accounts: [{ address: BOB.polkadot }, { address: ALICE.polkadot }] }])
  })

  test('[S8.9] rejects a network on which no account can be used', async () => {
    const wallet = createFakeExtension()
    wallet.hold([{ address: ALICE.generic, genesisHash: POLKADOT_GENESIS }])
    const { connector, events } = await connected(wallet)
    await expect(connector.switchNetwork?.({ network: kusama })).rejects.toMatchObject({
      code: 'NO_ACCOUNTS_FOUND',
    })
    expect(events).toEqual([])
  })

  test('[S3.8] an unknown network uses the prefix of the `ss58Prefixes` option, or 42', async () => {
    const own = defineNetwork({ ...kusama, id: 'ff', chainNamespace: 'polkadot' })
    const page = createFakePage()
    createFakeExtension().putOn(page)
    const accountsWith = async (ss58Prefixes: object) => {
      const { listed } = listWallets(polkadot({ target: page, ss58Prefixes }), [own])
      return (await listed[0]?.connect({ networks: [own] }))?.[0]?.accounts[0]?.address
    }
    expect(await accountsWith({})).toBe(ALICE.generic)
    expect(await accountsWith({ 'polkadot:ff': 2 })).toBe(ALICE.kusama)
    expect(await accountsWith({ 'polkadot:ff': 0 })).toBe(ALICE.polkadot)
  })

  test('[S3.8] the session that is read from the extension has the prefix of the host too', async () => {
    const wallet = createFakeExtension()
    const { provider } = await connected(wallet)
    const adapter = polkadot({ ss58Prefixes: { [polkadotNetwork.caipNetworkId]: 2 } })
    const context = { network: polkadotNetwork, provider }
    const { accounts } = await runOperation(adapter, 'readSession', { ...context, parameters: {} })
    expect(accounts[0]).toBe(ALICE.kusama)
  })

  test.each([
    ['Polkadot', '91b171bb158e2d3848fa23a9f1c25182', 0],
    ['Polkadot Asset Hub', '68d56f15f85d3136970ec16946040bc1', 0],
    ['Kusama', 'b0a8d493285c2df73290dfb7e61f870f', 2],
    ['Westend', 'e143f23803ac50e8f6f8e62695d1ce9e', 42],
  ])('[S5.9] the SS58 prefix of %s is known, and can be replaced by the host', (_, id, prefix) => {
    const network = defineNetwork({ ...kusama, id, chainNamespace: 'polkadot' })
    expect(prefixOf(network)).toBe(prefix)
    expect(prefixOf(network, { [network.caipNetworkId]: 7 })).toBe(7)
  })
})

describe('signing', () => {
  test('[S7.34] the extension receives the address in its own prefix, and the text as hex', async () => {
    const wallet = createFakeExtension()
    const { sign } = await connected(wallet)
    expect(await sign(ALICE.polkadot, 'héllo')).toBe(SIGNATURE)
    expect(wallet.calls.at(-1)).toEqual({
      method: 'signRaw',
      params: [{ address: ALICE.generic, data: '0x68c3a96c6c6f', type: 'bytes' }],
    })
  })

  test('[S7.34] the account that signs is the requested one, in any prefix, not the first', async () => {
    const wallet = createFakeExtension()
    const { sign } = await connected(wallet)
    for (const address of [BOB.polkadot, BOB.generic]) {
      await sign(address)
      expect(wallet.calls.at(-1)?.params).toMatchObject([{ address: BOB.generic }])
    }
  })

  test('[S7.34] an account that the extension no longer lists is not replaced by another one', async () => {
    const wallet = createFakeExtension()
    const { sign } = await connected(wallet)
    wallet.hold([{ address: BOB.generic }])
    await sign(ALICE.polkadot)
    expect(wallet.calls.at(-1)?.params).toMatchObject([{ address: ALICE.polkadot }])
  })

  test('[S8.30] rejects without a connected extension', async () => {
    const signing = runOperation(polkadot(), 'signMessage', {
      network: polkadotNetwork,
      provider: undefined,
      parameters: { address: ALICE.polkadot, message: 'hello' },
    })
    await expect(signing).rejects.toMatchObject({ code: 'PROVIDER_NOT_FOUND' })
  })

  test('[S4.2] an aborted request does not reach the extension', async () => {
    const wallet = createFakeExtension()
    const { provider } = await connected(wallet)
    const before = wallet.calls.length
    const signing = runOperation(polkadot(), 'signMessage', {
      network: polkadotNetwork,
      provider,
      signal: AbortSignal.abort('left'),
      parameters: { address: ALICE.polkadot, message: 'hello' },
    })
    await expect(signing).rejects.toBe('left')
    expect(wallet.calls).toHaveLength(before)
  })

  test('[S8.30] rejects if the extension cannot sign', async () => {
    const { sign } = await connected(createFakeExtension({ signer: {} }))
    await expect(sign(ALICE.polkadot)).rejects.toMatchObject({ shortMessage: 'signRaw not supported' })
  })

  test.each([
    'Cancelled',
    'Canceled',
    'Rejected',
    'Rejected by user',
    'User rejected the request',
    'Пользователь отклонил запрос.',
    'ユーザーによる拒否された',
  ])('[S8.57] "%s" is a rejection', async (message) => {
    const wallet = createFakeExtension({ rejection: new TypeError(message) })
    const { connector, sign } = await connected(wallet)
    wallet.decline()
    await expect(sign(ALICE.polkadot)).rejects.toMatchObject({ code: 'USER_REJECTED', cause: { message } })
    await connector.disconnect()
  })

  test.each([
    [null],
    ['0x'],
    ['0x12'],
    ['cd'.repeat(64)],
    [{}],
    [`0x${'zz'.repeat(64)}`],
    [`0x${'cd'.repeat(67)}`],
  ])('[S8.30] the invalid signature %j is an error', async (signature) => {
    const { sign } = await connected(
      createFakeExtension({ signer: { signRaw: async () => ({ signature }) } }),
    )
    await expect(sign(ALICE.polkadot)).rejects.toMatchObject({ code: 'SIGN_MESSAGE_FAILED' })
  })

  test.each([
    ['signMessage', { address: ALICE.polkadot, message: 'hello' }],
    ['readSession', {}],
  ] as const)(
    '[S4.2] an abort of %s while the extension lists its accounts rejects with the reason, even if its text is that of a rejection',
    async (operation, parameters) => {
      const wallet = createFakeExtension()
      const { provider } = await connected(wallet)
      wallet.hang()
      const controller = new AbortController()
      const { signal } = controller
      const running = runOperation(polkadot(), operation, {
        network: polkadotNetwork,
        provider,
        signal,
        parameters,
      } as never)
      const reason = new Error('Cancelled')
      controller.abort(reason)
      await expect(running).rejects.toBe(reason)
    },
  )

  test('[S4.2] an abort while the extension signs rejects with the reason', async () => {
    const signRaw = vi.fn(() => new Promise(() => undefined))
    const { provider } = await connected(createFakeExtension({ signer: { signRaw } }))
    const controller = new AbortController()
    const signing = runOperation(polkadot(), 'signMessage', {
      network: polkadotNetwork,
      provider,
      signal: controller.signal,
      parameters: { address: ALICE.polkadot, message: 'hello' },
    })
    await vi.waitFor(() => expect(signRaw).toHaveBeenCalledOnce())
    controller.abort('left')
    await expect(signing).rejects.toBe('left')
  })

  test('[S3.8] readSession reads the current accounts', async () => {
    const wallet = createFakeExtension()
    const { provider } = await connected(wallet)
    wallet.hold([{ address: BOB.generic }])
    const parameters = { network: polkadotNetwork, provider, parameters: {} }
    expect(await runOperation(polkadot(), 'readSession', parameters)).toEqual({ accounts: [BOB.polkadot] })
  })
})

describe('discovery', () => {
  test('[S3.25] [S3.26] lists all extensions by name, also those injected later', async () => {
    const page = createFakePage()
    const { listed, stop } = listWallets(polkadot({ target: page }), [polkadotNetwork])
    const wallet = createFakeExtension()
    wallet.putOn(page, 'subwallet-js')
    wallet.putOn(page, 'my-own')
    wallet.putOn(page, 'toString')
    Object.assign(page, {
      injectedWeb3: { ...(page as never as { injectedWeb3: object }).injectedWeb3, broken: {} },
    })
    await vi.advanceTimersByTimeAsync(1500)
    expect(listed.map(({ id, name }) => [id, name])).toEqual([
      ['subwallet-js', 'SubWallet'],
      ['my-own', 'my-own'],
      ['toString', 'toString'],
    ])
    stop()
    expect([listed, page.listenerCount(), vi.getTimerCount()]).toEqual([[], 0, 0])
  })

  test.each(['', ' ', 'x'.repeat(100_000)])(
    '[S3.25] lists no extension without a readable name (%#)',
    (id) => {
      const page = createFakePage()
      createFakeExtension().putOn(page, id)
      expect(listWallets(polkadot({ target: page }), [polkadotNetwork]).listed).toEqual([])
    },
  )

  test('[S4.5] an extension is restored on the first network of Polkadot', async () => {
    const connector = find(createFakeExtension())
    expect(await connector.restore?.({ networks: [mainnet, polkadotNetwork, kusama] })).toMatchObject([
      { accounts: [{ address: ALICE.polkadot }, { address: BOB.polkadot }] },
    ])
  })

  test('[S3.25] lists at most 100 extensions', () => {
    const { extension } = createFakeExtension()
    const injectedWeb3 = Object.fromEntries(
      Array.from({ length: 150 }, (_, id) => [`wallet-${id}`, extension]),
    )
    const page = Object.assign(createFakePage(), { injectedWeb3 })
    expect(listWallets(polkadot({ target: page }), [polkadotNetwork]).listed).toHaveLength(100)
  })

  test.each([
    ['without `enable`', undefined],
    // As in `@polkadot/extension-inject`.
    ['that rejects `enable`', () => Promise.reject(new Error('no support for enable(...)'))],
  ])('[S3.25] an extension %s is enabled by `connect`', async (_, enable) => {
    const page = createFakePage()
    const wallet = createFakeExtension()
    const { enable: connect } = wallet.extension as { enable: () => unknown }
    Object.assign(page, { injectedWeb3: { other: { connect, enable } } })
    const { listed } = listWallets(polkadot({ target: page }), [polkadotNetwork])
    expect(await listed[0]?.connect({ networks: [polkadotNetwork] })).toHaveLength(1)
  })

  test.each([
    ['polkadot-js', 'Polkadot.js'],
    ['talisman', 'Talisman'],
    ['subwallet-js', 'SubWallet'],
    ['fearless-wallet', 'Fearless Wallet'],
    ['enkrypt', 'Enkrypt'],
    ['nova', 'Nova Wallet'],
  ])('[S3.26] the extension with the key %s is listed as %s', (key, name) => {
    const page = createFakePage()
    createFakeExtension().putOn(page, key)
    expect(listWallets(polkadot({ target: page }), [polkadotNetwork]).listed).toMatchObject([{ name }])
  })

  test('[S3.26] an extension with another key is listed as its key', () => {
    const page = createFakePage()
    createFakeExtension().putOn(page, 'constructor')
    expect(listWallets(polkadot({ target: page }), [polkadotNetwork]).listed).toMatchObject([
      { name: 'constructor' },
    ])
  })

  test('[S3.25] an extension that is no longer on the page rejects a connect', async () => {
    const page = createFakePage()
    createFakeExtension().putOn(page)
    const { listed } = listWallets(polkadot({ target: page }), [polkadotNetwork])
    Object.assign(page, { injectedWeb3: {} })
    await expect(listed[0]?.connect({ networks: [polkadotNetwork] })).rejects.toMatchObject({
      code: 'PROVIDER_NOT_FOUND',
    })
  })
})

describe('balance', () => {
  /** Storage key of Alice's `System.Account`: twox-128 of both names, then blake2-128 of the key and the key. */
  const key =
    '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9de1e86a9a8c739864cf3cc5ec2bea59fd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d'
  const run = (result: unknown, asked: unknown[] = []) => {
    const fetch = async (_: unknown, init?: RequestInit) => {
      asked.push(JSON.parse(init?.body as string))
      return Response.json({ jsonrpc: '2.0', id: 1, result })
    }
    return runOperation(polkadot({ fetch }), 'getBalance', {
      network: polkadotNetwork,
      provider: undefined,
      parameters: { address: ALICE.polkadot },
    })
  }
  test.each(['', ALICE.polkadot.slice(0, -1), `${ALICE.polkadot.slice(0, -1)}6`])(
    'the balance of the invalid address "%s" is an error, not 0',
    async (address) => {
      const fetch = async () => Response.json({ jsonrpc: '2.0', id: 1, result: null })
      const reading = runOperation(polkadot({ fetch }), 'getBalance', {
        network: polkadotNetwork,
        provider: undefined,
        parameters: { address },
      })
      await expect(reading).rejects.toMatchObject({ code: 'BALANCE_FAILED' })
    },
  )

  test('without an answer of a node it is an error', async () => {
    const fetch = () => Promise.reject(new TypeError('offline'))
    const reading = runOperation(polkadot({ fetch }), 'getBalance', {
      network: polkadotNetwork,
      provider: undefined,
      parameters: { address: ALICE.polkadot },
    })
    await expect(reading).rejects.toMatchObject({ code: 'BALANCE_FAILED' })
  })

  test('[S4.2] an abort ends the request to the node', async () => {
    const controller = new AbortController()
    const signals: (AbortSignal | null | undefined)[] = []
    const fetch = async (_: unknown, init?: RequestInit) => {
      signals.push(init?.signal)
      return new Promise<Response>(() => undefined)
    }
    const reading = runOperation(polkadot({ fetch }), 'getBalance', {
      network: polkadotNetwork,
      provider: undefined,
      signal: controller.signal,
      parameters: { address: ALICE.polkadot },
    })
    await vi.waitFor(() => expect(signals).toHaveLength(1))
    controller.abort('left')
    await expect(reading).rejects.toBe('left')
    expect(signals[0]?.aborted).toBe(true)
  })

  const info = (free: string) => `0x${'00'.repeat(16)}${free}${'00'.repeat(48)}`

  test('is the free balance of the account', async () => {
    const asked: unknown[] = []
    const expected = { value: `${0x0102n + 2n ** 64n}`, decimals: 10, symbol: 'DOT' }
    expect(await run(info(`0201${'00'.repeat(6)}01${'00'.repeat(7)}`), asked)).toEqual(expected)
    expect(asked).toEqual([{ jsonrpc: '2.0', id: 1, method: 'state_getStorage', params: [key] }])
  })

  test('is 0 for an account without storage', async () => {
    expect(await run(null)).toMatchObject({ value: '0' })
  })

  test.each([[undefined], ['0x'], ['0x00'], [`0x${'01'.repeat(31)}`], [7], ['zz']])(
    'the response %j is an error',
    async (result) => {
      await expect(run(result)).rejects.toMatchObject({ code: 'BALANCE_FAILED' })
    },
  )
})
