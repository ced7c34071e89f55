import type { Asset, Capabilities } from '@foyer/chains'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { internalsOf } from '../../core/internals.ts'
import { getQueryClient } from '../../core/queryClient.ts'
import { getToast, setToast } from '../../modal/notices/state.ts'
import { createTestBackend } from '../../test/backend.ts'
import { createTestNetwork } from '../../test/networks.ts'
import { untilIdle } from '../../test/settled.ts'
import { ALICE, BOB, createTestAdapter, setup } from '../../test/setup.ts'
import { createTestConnector, type TestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { disconnect } from '../../wallet/disconnect.ts'
import { switchNetwork } from '../../wallet/switchNetwork.ts'
import { getBalance } from '../balances/queries.ts'
import { getPrices } from './getPrices.ts'
import { fetchTokenBalances, getTokenBalances } from './getTokenBalances.ts'
import { tokenBalancesQueryKey, tokenBalancesQueryOptions } from './queries.ts'
import { tokensOfBackend } from './toTokens.ts'

const ETHER = `eip155:1:0x${'e'.repeat(40)}`
const COIN = `eip155:1:0x${'a'.repeat(40)}`
const NETWORKS = ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']

const ether = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  value: 36.2,
  price: 1810,
  quantity: { decimals: '18', numeric: '0.02' },
  iconUrl: 'https://i.example/eth.png',
}
const coin = {
  name: 'Coin',
  symbol: 'C',
  chainId: 'eip155:1',
  address: COIN,
  price: 1,
  quantity: { decimals: '6', numeric: '2.7' },
  iconUrl: '',
}

type World = {
  readonly balances?: ((url: URL) => Response | unknown) | undefined
  readonly networks?: readonly string[] | 'down' | undefined
  readonly capabilities?: Capabilities | undefined
  readonly assets?: (() => Promise<readonly Asset[]>) | undefined
  readonly wallet?: Parameters<typeof createTestConnector>[0] & { readonly type?: 'WALLET_CONNECT' }
  readonly hasBackend?: boolean
  readonly others?: readonly TestConnector[]
  /** Native balance on the chain in base units; `down` rejects, `silent` never settles. */
  readonly balance?: string
}

beforeAll(
  async () =>
    void (await Promise.all([
      import('./getPrices.ts'),
      import('./getTokenBalances.ts'),
      import('../../wallet/reading/getWalletAssets.ts'),
    ])),
)
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())
const pass = (ms: number): void => void vi.setSystemTime(Date.now() + ms)

async function start(world: World = {}) {
  const { networks = NETWORKS, balances = () => ({ balances: [ether, coin] }) } = world
  const backend = createTestBackend(async (request) => {
    const url = new URL(request.url)
    if (url.pathname.endsWith('supported-chains'))
      return networks === 'down'
        ? new Response('', { status: 500 })
        : Response.json({ http: networks, ws: [] })
    const answer = await balances(url)
    return answer instanceof Response ? answer : Response.json(answer)
  })
  const getAssets = vi.fn(world.assets ?? (() => Promise.resolve([])))
  const wallet = createTestConnector(world.wallet)
  if (world.wallet?.type) Object.assign(wallet, { type: world.wallet.type })
  const operations = {
    getCapabilities: async () => async () => world.capabilities ?? {},
    getAssets: async () => getAssets,
    getBalance: async () => async () => {
      if (world.balance === 'down') throw new Error('down')
      if (world.balance === 'silent') return new Promise<never>(() => {})
      return { value: world.balance ?? '0', decimals: 18, symbol: 'ETH' }
    },
  }
  const host = setup({
    id: crypto.randomUUID(),
    connectors: [wallet, ...(world.others ?? [])],
    fetch: backend.fetch,
    ...(world.hasBackend !== false && { endpoints: { blockchain: 'https://backend.test' }, projectId: 'p' }),
    adapters: [
      createTestAdapter(operations),
      createTestAdapter({ getBalance: operations.getBalance }, 'solana'),
    ],
  })
  await connect(host.config, { connector: wallet })
  const asked = () => backend.asked().filter((path) => /^\/v1\/(?:account|fungible)/.test(path))
  const toasts = () => getToast(host.config).id
  return { ...host, ...backend, asked, toasts, wallet, getAssets }
}

const BALANCE = `/v1/account/${ALICE}/balance?currency=usd&chainId=eip155:1`

describe('the tokens of the backend', () => {
  test('[S7.12] [S3.39] [S3.43] are requested for the current account and network, with their total value', async () => {
    const { config, asked, toasts } = await start()
    expect(await getTokenBalances(config)).toEqual({
      tokens: [
        {
          id: ETHER,
          caipNetworkId: 'eip155:1',
          name: 'Ether',
          symbol: 'ETH',
          quantity: { decimals: '18', numeric: '0.02' },
          price: 1810,
          value: 36.2,
          iconUrl: 'https://i.example/eth.png',
        },
        {
          id: COIN,
          caipNetworkId: 'eip155:1',
          address: `0x${'a'.repeat(40)}`,
          name: 'Coin',
          symbol: 'C',
          quantity: { decimals: '6', numeric: '2.7' },
          price: 1,
          value: 2.7,
        },
      ],
      total: 38.900000000000006,
    })
    expect(asked()).toEqual([BALANCE])
    expect(toasts()).toBe(0)
  })

  test('[S3.44] [S3.42] [S3.38] have sanitized texts, and all digits of their amount', async () => {
    const largest = `${2n ** 256n - 1n}`
    const { config } = await start({
      balances: () => ({
        balances: [
          {
            ...coin,
            name: '\u202Eelif\u0000 <b>x</b> ' + 'y'.repeat(5000),
            symbol: '\u200B',
            price: 0,
            quantity: { decimals: '18', numeric: `${largest}.000000000000000001` },
            iconUrl: 'javascript:alert(1)',
          },
        ],
      }),
    })
    const { tokens } = await getTokenBalances(config)
    expect(tokens[0]?.quantity.numeric).toBe(`${largest}.000000000000000001`)
    expect(tokens[0]?.name).toMatch(/^elif <b>x<\/b> y{40,}$/)
    expect(tokens[0]?.name).toHaveLength(64)
    expect(tokens[0]).toMatchObject({ symbol: '' })
    expect(tokens[0]).not.toHaveProperty('iconUrl')
  })

  test('decimals have no leading zeros, and a token of 0 decimals written "00" is not listed', async () => {
    const other = { ...coin, address: `eip155:1:0x${'b'.repeat(40)}` }
    const rows = [
      { ...coin, quantity: { decimals: '006', numeric: '2.7' } },
      { ...other, quantity: { decimals: '00', numeric: '5' } },
    ]
    const { config } = await start({ balances: () => ({ balances: rows }), balance: '0' })
    const { tokens } = await getTokenBalances(config)
    expect(tokens.map(({ quantity }) => quantity.decimals)).toEqual(['6'])
  })

  test.each([
    ['at an https: URL', 'https://i.example/x.png', true],
    ['in a data: URL', 'data:image/png;base64,AA', true],
    ['in a data: URL with SVG', 'data:image/svg+xml,<svg/>', true],
    ['at the backend', 'https://backend.test/x.png', true],
    ['in a data: URL with HTML', 'data:text/html,x', false],
    ['in a data: URL of an unsafe type', 'data:image/x-icon,x', false],
    ['in a data: URL that is too large', `data:image/png;base64,${'A'.repeat(70_000)}`, false],
    ['at an http: URL', 'http://i.example/x.png', false],
    ['at a URL with a password', 'https://me:secret@i.example/x.png', false],
    ['at a scheme-relative URL', '//i.example/x.png', false],
    ['at an ipfs: URL', 'ipfs://x', false],
  ])('keep or drop an icon %s', async (_, iconUrl, isKept) => {
    const { config } = await start({ balances: () => ({ balances: [{ ...coin, iconUrl }] }) })
    const { tokens } = await getTokenBalances(config)
    expect(tokens[0]?.iconUrl).toBe(isKept ? iconUrl : undefined)
  })

  test.each([
    ['its symbol', { name: ' ', symbol: 'C' }, 'C'],
    ['its address', { name: '\u0000', symbol: '\u200B' }, `0x${'a'.repeat(40)}`],
  ])('have, without a name, %s as name', async (_, given, name) => {
    const { config } = await start({ balances: () => ({ balances: [{ ...coin, ...given }] }) })
    expect((await getTokenBalances(config)).tokens[0]?.name).toBe(name)
  })

  test('[S3.40] do not include tokens of other networks', async () => {
    const elsewhere = { ...ether, chainId: 'eip155:137' }
    const mixed = { ...coin, address: `eip155:137:0x${'b'.repeat(40)}` }
    const { config } = await start({ balances: () => ({ balances: [elsewhere, mixed, coin] }) })
    expect((await getTokenBalances(config)).tokens.map(({ name }) => name)).toEqual(['Coin'])
  })

  test.each([
    ['balances', {}],
    ['balances.0.name', { balances: [{ ...coin, name: null }] }],
    ['balances.0.price', { balances: [{ ...coin, price: '1' }] }],
    ['balances.0.quantity.decimals', { balances: [{ ...coin, quantity: { decimals: '6x', numeric: '1' } }] }],
    ['balances.0.quantity.numeric', { balances: [{ ...coin, quantity: { decimals: '6', numeric: '1e9' } }] }],
    ['balances.0.quantity.decimals', { balances: [{ ...coin, quantity: { decimals: 6, numeric: '1' } }] }],
    ['balances.0.address', { balances: [{ ...coin, address: '0xabc' }] }],
  ])('are an error if all rows are invalid, with the field %s [S3.38]', async (field, answer) => {
    const { config } = await start({ balances: () => answer })
    await expect(getTokenBalances(config)).rejects.toMatchObject({
      code: 'TOKENS_UNAVAILABLE',
      cause: { code: 'RESPONSE_INVALID', context: { field } },
    })
  })

  test('do not include an invalid row, which is reported with its field [S3.38]', async () => {
    const wrong = { ...coin, quantity: { decimals: '6', numeric: '1e9' } }
    const { config, errors } = await start({ balances: () => ({ balances: [ether, wrong, coin] }) })
    expect((await getTokenBalances(config)).tokens.map(({ name }) => name)).toEqual(['Ether', 'Coin'])
    expect(getToast(config).isOpen).toBe(false)
    expect(errors).toMatchObject([
      { code: 'RESPONSE_INVALID', context: { field: 'balances.1.quantity.numeric' } },
    ])
  })

  test.each([
    ['is missing', [coin]],
    ['has the symbol of another currency', [{ ...ether, symbol: 'MATIC' }, coin]],
    ['has other decimals', [{ ...ether, quantity: { decimals: '8', numeric: '9' } }, coin]],
    ['is invalid', [{ ...ether, price: '1810' }, coin]],
  ])('have the native balance of the chain if its row %s', async (_, balances) => {
    const { config } = await start({ balances: () => ({ balances }), balance: '1500000000000000000' })
    const { tokens } = await getTokenBalances(config)
    expect(tokens.map(({ id, quantity }) => [id, quantity])).toEqual([
      [COIN, { decimals: '6', numeric: '2.7' }],
      [ETHER, { decimals: '18', numeric: '1.5' }],
    ])
  })

  test('have no native currency if its row is missing and the node fails, which is reported', async () => {
    const { config, errors } = await start({ balances: () => ({ balances: [coin] }), balance: 'down' })
    expect((await getTokenBalances(config)).tokens.map(({ id }) => id)).toEqual([COIN])
    expect(errors).toMatchObject([{ code: 'BALANCE_FAILED', details: 'down' }])
  })

  test('do not ask the node if the backend lists the native currency, also with an amount of 0', async () => {
    const none = { ...ether, quantity: { decimals: '18', numeric: '0' } }
    for (const row of [ether, none]) {
      const { config, errors } = await start({ balances: () => ({ balances: [row, coin] }), balance: 'down' })
      expect((await getTokenBalances(config)).tokens.map(({ id }) => id)).toContain(COIN)
      expect(errors).toEqual([])
    }
  })

  test('reject when the caller aborts while the node is asked, and report nothing', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const { config, errors } = await start({ balances: () => ({ balances: [coin] }), balance: 'silent' })
    const controller = new AbortController()
    const list = fetchTokenBalances(config, {
      address: ALICE,
      caipNetworkId: 'eip155:1',
      signal: controller.signal,
    })
    await vi.advanceTimersByTimeAsync(100)
    controller.abort('left')
    await expect(list).rejects.toBe('left')
    expect(errors).toEqual([])
  })

  test('wait 5 s for the native currency if its row is missing and the node does not answer', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const { config } = await start({ balances: () => ({ balances: [coin] }), balance: 'silent' })
    const list = vi.fn()
    void getTokenBalances(config).then(({ tokens }) => list(tokens.map(({ id }) => id)))
    await vi.advanceTimersByTimeAsync(4_999)
    expect(list).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(list.mock.lastCall).toEqual([[COIN]])
  })

  test('are an empty list on an unsupported network, with one toast', async () => {
    const { config, asked, toasts } = await start({ networks: ['eip155:137'] })
    expect(await getTokenBalances(config)).toEqual({ tokens: [], total: 0 })
    expect(getToast(config)).toMatchObject({ message: 'Token Balance Unavailable', variant: 'error' })
    setToast(internalsOf(config), { ...getToast(config), isOpen: false })
    pass(30_001)
    expect(await getTokenBalances(config)).toEqual({ tokens: [], total: 0 })
    expect(asked()).toEqual([])
    expect([toasts(), getToast(config).isOpen]).toEqual([1, false])
  })

  test('are the native currency on an unsupported network, from the chain', async () => {
    const { config, asked, toasts } = await start({
      networks: ['eip155:137'],
      balance: '2500000000000000000',
    })
    expect((await getTokenBalances(config)).tokens).toMatchObject([
      { symbol: 'ETH', quantity: { decimals: '18', numeric: '2.5' } },
    ])
    expect([asked(), toasts()]).toEqual([[], 1])
  })

  test('show no toast on an unsupported network if the call is aborted', async () => {
    const { config, toasts } = await start({ networks: ['eip155:137'] })
    const controller = new AbortController()
    const { signal } = controller
    const asked = fetchTokenBalances(config, { address: BOB, caipNetworkId: 'eip155:1', signal })
    controller.abort(new Error('left'))
    await expect(asked).rejects.toThrow('left')
    expect(toasts()).toBe(0)
  })

  test('are an error, not an empty list, if the request for supported networks fails', async () => {
    const { config } = await start({ networks: 'down' })
    await expect(getTokenBalances(config)).rejects.toMatchObject({
      code: 'TOKENS_UNAVAILABLE',
      cause: { code: 'HTTP_FAILED' },
    })
  })

  test('[S9.2] are fresh for exactly 30 s', async () => {
    const { config, asked } = await start()
    await getTokenBalances(config)
    pass(30_000)
    await getTokenBalances(config)
    expect(asked()).toHaveLength(1)
    pass(1)
    await getTokenBalances(config)
    expect(asked()).toHaveLength(2)
  })

  test('are requested with `forceUpdate` even if they are fresh', async () => {
    const { config, asked } = await start()
    await getTokenBalances(config)
    await getTokenBalances(config, { forceUpdate: [ETHER as never, COIN as never] })
    expect(asked()).toEqual([BALANCE, `${BALANCE}&forceUpdate=${ETHER},${COIN}`])
  })

  test('with `forceUpdate` do not come from the running request of a component, which may have begun before the change', async () => {
    const held = (numeric: string) => ({ balances: [{ ...coin, quantity: { decimals: '6', numeric } }] })
    let answer: (body: object) => void = () => undefined
    const { config, asked } = await start({
      balances: (url) =>
        url.searchParams.has('forceUpdate') ? held('2') : new Promise((resolve) => (answer = resolve)),
    })
    const account = { address: ALICE, caipNetworkId: 'eip155:1' } as const
    const queryClient = getQueryClient(config)
    const observer = new QueryObserver(queryClient, tokenBalancesQueryOptions(config, account))
    const stop = observer.subscribe(() => undefined)
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    const now = await getTokenBalances(config, { forceUpdate: [COIN as never] })
    expect(now.tokens).toMatchObject([{ symbol: 'C', quantity: { numeric: '2' } }])
    answer(held('1'))
    await untilIdle()
    expect(queryClient.getQueryData(tokenBalancesQueryKey(config, account))).toEqual(now)
    stop()
  })

  test('with `forceUpdate` are read again by the backend while an earlier call waits for its answer', async () => {
    const { config, asked } = await start({
      balances: (url) =>
        url.searchParams.has('forceUpdate') ? { balances: [coin] } : new Promise(() => undefined),
    })
    getTokenBalances(config).catch(() => undefined)
    await vi.waitFor(() => expect(asked()).toEqual([BALANCE]))
    await getTokenBalances(config, { forceUpdate: [COIN as never] })
    expect(asked()).toEqual([BALANCE, `${BALANCE}&forceUpdate=${COIN}`])
  })

  test('with `forceUpdate` on an unsupported network have the native balance of now, although it was fresh', async () => {
    const world = { networks: ['eip155:137'], balance: '2500000000000000000' }
    const { config } = await start(world)
    await getTokenBalances(config)
    world.balance = '1000000000000000000'
    const { tokens } = await getTokenBalances(config, { forceUpdate: [ETHER as never] })
    expect(tokens).toMatchObject([{ symbol: 'ETH', quantity: { numeric: '1' } }])
  })

  test('are requested once for concurrent calls', async () => {
    const { config, asked } = await start()
    await Promise.all([getTokenBalances(config), getTokenBalances(config)])
    expect(asked()).toHaveLength(1)
  })

  test('are an empty list without an account', async () => {
    const { config, asked } = await start()
    await disconnect(config)
    expect(await getTokenBalances(config)).toEqual({ tokens: [], total: 0 })
    expect(asked()).toEqual([])
  })

  test('are those of the account of the namespace, and empty without one, for a network of another namespace', async () => {
    const caipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const address = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
    const connector = createTestConnector({ id: 'phantom', namespaces: ['solana'], address })
    const { config, asked } = await start({ others: [connector] })
    expect(await getTokenBalances(config, { caipNetworkId })).toEqual({ tokens: [], total: 0 })
    expect(asked()).toEqual([])
    await connect(config, { connector, namespaces: ['solana'] })
    await switchNetwork(config, { caipNetworkId: 'eip155:1' })
    await getTokenBalances(config, { caipNetworkId })
    expect(asked()).toEqual([`/v1/account/${address}/balance?currency=usd&chainId=${caipNetworkId}`])
  })

  test('are removed from the cache when the account disconnects', async () => {
    const { config } = await start()
    await getTokenBalances(config)
    const queryKey = tokenBalancesQueryKey(config, { address: ALICE, caipNetworkId: 'eip155:1' })
    expect(getQueryClient(config).getQueryData(queryKey)).toBeDefined()
    await disconnect(config)
    expect(getQueryClient(config).getQueryData(queryKey)).toBeUndefined()
  })
})

describe('a failure to load tokens', () => {
  const failing = async () => {
    let isDown = false
    const world = await start({
      balances: () => (isDown ? new Response('', { status: 503 }) : { balances: [ether, coin] }),
    })
    return { ...world, breakDown: () => (isDown = true), repair: () => (isDown = false) }
  }

  test('[S7.61] [S5.6] shows one toast, keeps the last list, and blocks requests for 30 s', async () => {
    const { config, asked, toasts, breakDown, repair } = await failing()
    const good = await getTokenBalances(config)
    breakDown()
    pass(30_001)
    expect(await getTokenBalances(config)).toEqual(good)
    expect(getToast(config)).toMatchObject({ isOpen: true, message: 'Token Balance Unavailable' })
    expect(asked()).toHaveLength(2)
    repair()
    pass(29_999)
    expect(await getTokenBalances(config)).toEqual(good)
    expect([asked().length, toasts()]).toEqual([2, 1])
    pass(1)
    await getTokenBalances(config)
    expect([asked().length, toasts()]).toEqual([3, 1])
  })

  test('rejects without a cached list, also while requests are blocked', async () => {
    const { config, asked, toasts, breakDown } = await failing()
    breakDown()
    const error = { code: 'TOKENS_UNAVAILABLE', context: { retryAt: Date.now() + 30_000 } }
    await expect(getTokenBalances(config)).rejects.toMatchObject(error)
    pass(10_000)
    await expect(getTokenBalances(config)).rejects.toMatchObject(error)
    expect([asked().length, toasts()]).toEqual([1, 1])
  })

  test.each([
    ['a failure', 500],
    ['a rate limit', 429],
  ])('after %s requests are blocked for its account on its network only', async (_, status) => {
    const isFailing = ({ pathname, searchParams }: URL) =>
      pathname.includes(ALICE) && searchParams.get('chainId') === 'eip155:1'
    const { config, asked } = await start({
      networks: ['eip155:1', 'eip155:137'],
      balances: (url) => (isFailing(url) ? new Response('', { status }) : { balances: [] }),
    })
    const error = { code: 'TOKENS_UNAVAILABLE' }
    await expect(getTokenBalances(config)).rejects.toMatchObject(error)
    const before = asked().length
    await expect(getTokenBalances(config)).rejects.toMatchObject(error)
    expect(asked()).toHaveLength(before)
    await getTokenBalances(config, { address: BOB })
    await getTokenBalances(config, { caipNetworkId: 'eip155:137' })
    expect(asked().slice(before)).toEqual([
      BALANCE.replace(ALICE, BOB),
      BALANCE.replace('eip155:1', 'eip155:137'),
    ])
  })

  test('shows no toast if the query was cancelled', async () => {
    const { config, toasts } = await start({ balances: () => new Promise(() => {}) })
    const options = tokenBalancesQueryOptions(config, { address: ALICE, caipNetworkId: 'eip155:1' })
    const reading = getQueryClient(config).fetchQuery(options)
    await vi.waitFor(() => expect(getQueryClient(config).isFetching({ queryKey: options.queryKey })).toBe(1))
    await getQueryClient(config).cancelQueries({ queryKey: options.queryKey })
    await expect(reading).rejects.toThrow()
    expect(toasts()).toBe(0)
  })
})

describe('a wallet that lists assets', () => {
  const discovery: Capabilities = { assetDiscovery: { supported: true } }
  const listed: Asset = {
    type: 'ERC20',
    address: `0x${'a'.repeat(40)}`,
    balance: '4096',
    name: 'Coin',
    symbol: 'C',
    decimals: 18,
    iconUrl: '',
    price: 1,
  }

  test('[S7.34] is asked for tokens in place of the backend', async () => {
    const native: Asset = {
      ...listed,
      type: 'NATIVE',
      address: undefined,
      name: 'Ether',
      symbol: 'ETH',
      balance: `${10n ** 18n}`,
    }
    const { config, asked, getAssets } = await start({
      capabilities: discovery,
      assets: async () => [listed, native, { ...listed, type: 'ERC721' }],
    })
    const { tokens } = await getTokenBalances(config)
    expect(tokens).toMatchObject([
      { id: ETHER, quantity: { decimals: '18', numeric: '1' }, value: 1 },
      { id: COIN, quantity: { decimals: '18', numeric: '0.000000000000004096' } },
    ])
    expect(asked()).toEqual([])
    expect(getAssets).toHaveBeenCalledTimes(1)
  })

  test('without a row of the native currency: its balance is that of the chain', async () => {
    const { config } = await start({
      capabilities: discovery,
      assets: async () => [listed],
      balance: '1500000000000000000',
    })
    expect((await getTokenBalances(config)).tokens.map(({ id, quantity }) => [id, quantity.numeric])).toEqual(
      [
        [COIN, '0.000000000000004096'],
        [ETHER, '1.5'],
      ],
    )
  })

  test('may answer with an empty list, and the backend is not asked', async () => {
    const { config, asked } = await start({ capabilities: discovery })
    expect(await getTokenBalances(config)).toEqual({ tokens: [], total: 0 })
    expect(asked()).toEqual([])
  })

  test.each<[string, Partial<World>, number]>([
    ['reports no support in its capabilities', { capabilities: { assetDiscovery: { supported: false } } }, 0],
    ['has no capabilities', { capabilities: {} }, 0],
    ['reports an invalid capability', { capabilities: { assetDiscovery: { supported: 'yes' } } }, 0],
    ['fails', { capabilities: discovery, assets: () => Promise.reject(new Error('no')) }, 1],
    ['is on another device', { capabilities: discovery, wallet: { type: 'WALLET_CONNECT' } }, 0],
  ])('[S7.61] is replaced by the backend if it %s', async (_, world, calls) => {
    const { config, asked, getAssets, toasts } = await start(world)
    expect((await getTokenBalances(config)).tokens).toHaveLength(2)
    expect(asked()).toEqual([BALANCE])
    expect(getAssets).toHaveBeenCalledTimes(calls)
    expect(toasts()).toBe(0)
  })

  test('is not asked for another account', async () => {
    const { config, getAssets, asked } = await start({ capabilities: discovery })
    await getTokenBalances(config, { address: BOB })
    expect(getAssets).not.toHaveBeenCalled()
    expect(asked()).toHaveLength(1)
  })

  test('is replaced by the backend if it does not answer within 5 s', async () => {
    vi.useFakeTimers()
    const { config, asked, getAssets } = await start({
      capabilities: discovery,
      assets: () => new Promise(() => {}),
    })
    const reading = getTokenBalances(config)
    // Unlike `waitFor`, this does not advance the timers.
    await vi.dynamicImportSettled()
    expect(getAssets).toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(4900)
    expect(asked()).toEqual([])
    await vi.advanceTimersByTimeAsync(100)
    expect((await reading).tokens).toHaveLength(2)
  })
})

describe('without a backend', () => {
  test('the token list is the native balance, read from the chain', async () => {
    const { config, requests } = await start({ hasBackend: false, balance: '1500000000000000000' })
    expect(await getTokenBalances(config)).toEqual({
      tokens: [
        {
          id: ETHER,
          caipNetworkId: 'eip155:1',
          name: 'Ether',
          symbol: 'ETH',
          quantity: { decimals: '18', numeric: '1.5' },
        },
      ],
    })
    expect(requests).toEqual([])
  })

  test('the native balance has the decimals of the chain', async () => {
    const caipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const address = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
    const nativeCurrency = { name: 'Solana', symbol: 'SOL', decimals: 9 }
    const balance = { value: '1500000000', decimals: 9, symbol: 'SOL' }
    const { config } = setup({
      id: crypto.randomUUID(),
      networks: [createTestNetwork(caipNetworkId, { nativeCurrency })],
      adapters: [createTestAdapter({ getBalance: async () => async () => balance }, 'solana')],
    })
    expect(await getBalance(config, { address, caipNetworkId })).toEqual({ ...balance, formatted: '1.5' })
    expect((await getTokenBalances(config, { address, caipNetworkId })).tokens).toMatchObject([
      { symbol: 'SOL', quantity: { decimals: '9', numeric: '1.5' } },
    ])
  })

  test('the token list is empty for a native balance of 0', async () => {
    const { config } = await start({ hasBackend: false })
    expect((await getTokenBalances(config)).tokens).toEqual([])
  })
})

describe('prices of tokens', () => {
  const SOL = `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:So${'1'.repeat(41)}`
  const prices = (fungibles: readonly object[]) => ({
    balances: (url: URL) => (url.pathname.endsWith('price') ? { fungibles } : { balances: [ether, coin] }),
  })
  const ask = (config: Parameters<typeof getPrices>[0], ...addresses: readonly string[]) =>
    getPrices(config, { addresses: addresses as never })

  test('[S7.7] [S3.45] are requested by address, in one request, and matched by address only', async () => {
    const { config, requests, asked } = await start(
      prices([
        {
          address: COIN.toUpperCase().replace('EIP155', 'eip155').replace('0X', '0x'),
          name: 'Coin',
          symbol: 'C',
          price: 1.01,
        },
        { address: SOL.toLowerCase(), symbol: 'SOL', price: 99 },
        { address: `eip155:1:0x${'b'.repeat(40)}`, symbol: 'ETH', price: 3 },
      ]),
    )
    expect(await ask(config, ETHER, COIN, SOL)).toEqual({ [COIN]: 1.01 })
    expect(asked()).toEqual(['/v1/fungible/price'])
    const request = requests.find(({ method }) => method === 'POST')!
    expect(request.headers.get('Content-Type')).toBe('application/json')
    expect(await request.clone().json()).toEqual({
      currency: 'usd',
      addresses: [COIN, ETHER, SOL].toSorted(),
      projectId: 'p',
    })
  })

  test('do not include an invalid row, which is reported with its field', async () => {
    const { config, errors } = await start(
      prices([
        { address: COIN, price: 2 },
        { address: ETHER, price: null },
      ]),
    )
    expect(await ask(config, ETHER, COIN)).toEqual({ [COIN]: 2 })
    expect(errors).toMatchObject([{ code: 'RESPONSE_INVALID', context: { field: 'fungibles.1.price' } }])
  })

  test('are taken from fresh lists without a request', async () => {
    const { config, asked } = await start(prices([]))
    await getTokenBalances(config)
    pass(30_000)
    expect(await ask(config, ETHER, COIN.toLowerCase())).toEqual({ [ETHER]: 1810, [COIN]: 1 })
    expect(asked()).toEqual([BALANCE])
  })

  test('are requested again if the list is older than 30 s', async () => {
    const { config, asked } = await start(prices([{ address: COIN, price: 2 }]))
    await getTokenBalances(config)
    pass(30_001)
    expect(await ask(config, COIN)).toEqual({ [COIN]: 2 })
    expect(asked()).toEqual([BALANCE, '/v1/fungible/price'])
  })

  test('are requested only for tokens on supported networks', async () => {
    const elsewhere = `eip155:137:0x${'c'.repeat(40)}`
    const { config, requests } = await start(prices([{ address: COIN, price: 2 }]))
    expect(await ask(config, COIN, elsewhere)).toEqual({ [COIN]: 2 })
    expect(await requests.at(-1)?.clone().json()).toMatchObject({ addresses: [COIN] })
  })

  test('are fresh for 15 s', async () => {
    const { config, asked } = await start(prices([{ address: COIN, price: 1 }]))
    await ask(config, COIN)
    pass(15_000)
    await ask(config, COIN)
    expect(asked()).toHaveLength(1)
    pass(1)
    await ask(config, COIN)
    expect(asked()).toHaveLength(2)
  })

  test('are not requested for unsupported networks', async () => {
    const { config, asked } = await start({ ...prices([]), networks: [] })
    expect(await ask(config, ETHER)).toEqual({})
    expect(await ask(config)).toEqual({})
    expect(asked()).toEqual([])
  })

  test('are dropped if they are 0 or negative', async () => {
    const { config } = await start(
      prices([
        { address: COIN, price: 0 },
        { address: ETHER, price: -1 },
      ]),
    )
    expect(await ask(config, COIN, ETHER)).toEqual({})
  })

  test('reject if they are no numbers', async () => {
    const { config } = await start(prices([{ address: COIN, price: '1' }]))
    await expect(ask(config, COIN)).rejects.toMatchObject({
      code: 'RESPONSE_INVALID',
      context: { field: 'fungibles.0.price' },
    })
  })
})

test.each([
  ['of the backend', 'http://127.0.0.1:4000/coin.png', 'http://127.0.0.1:4000/coin.png'],
  ['of another server', 'http://pictures.example/coin.png', undefined],
])('a token has an icon %s by plain HTTP or not', (_, iconUrl, expected) => {
  const [token] = tokensOfBackend([{ ...coin, iconUrl }], {
    network: createTestNetwork('eip155:1'),
    origin: 'http://127.0.0.1:4000',
    report: () => expect.unreachable('the row is valid'),
  })
  expect(token?.iconUrl).toBe(expected)
})
