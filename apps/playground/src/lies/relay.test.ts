import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { walletConnect } from '@foyer/chains/walletconnect'
import { type Config, type ConfigOptions, createConfig, siwx } from '@foyer/headless'
import {
  confirmPay,
  confirmSend,
  confirmSwap,
  connect,
  getAccount,
  getNetwork,
  getPay,
  getSend,
  getSiwx,
  getSwap,
  getSwapTokens,
  getTokenBalances,
  getUnfinishedRequests,
  followUnfinishedRequests,
  getWalletConnectUri,
  openPay,
  preparePay,
  sendTransaction,
  prepareSend,
  prepareSwap,
  setSendAmount,
  setSendReceiver,
  setSendToken,
  setSwapAmount,
  setSwapToken,
  signIn,
} from '@foyer/headless/actions'
import { getQueryClient, transactionStatusQueryOptions } from '@foyer/headless/query'
import { createMemoryStorage } from '@foyer/headless/testing'
import { createSandbox, type Sandbox, SWAP_ROUTER } from '@foyer/sandbox'
import { walletConnectWallet, type SessionRequest } from '@foyer/sandbox/wallets'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

let world: Sandbox
beforeAll(async () => void (world = await createSandbox({ solana: false })))
beforeEach(() => world.reset())
afterAll(() => world.stop())

type Falsify = (request: SessionRequest, answer: unknown) => unknown

const evm = async (method: string, ...params: readonly unknown[]): Promise<unknown> => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(world.urls.evm[1], { method: 'POST', headers, body })
  return ((await answer.json()) as { readonly result?: unknown }).result
}

/** Page connected over the relay to a wallet that carries out its requests, and answers with `falsify`. */
async function connected(falsify: Falsify, options: Partial<ConfigOptions> = {}) {
  const config = createConfig({
    id: crypto.randomUUID(),
    projectId: 'p',
    endpoints: {
      blockchain: world.urls.backend,
      kit: world.urls.backend,
      analytics: world.urls.backend,
      relay: world.urls.relay,
    },
    networks: [mainnet, polygon],
    adapters: [eip155({ target: new EventTarget() })],
    connectors: [walletConnect()],
    storage: createMemoryStorage(),
    features: { analytics: false, pay: true },
    swap: { contracts: { 'eip155:1': [SWAP_ROUTER] } },
    logger: { level: 'silent' },
    ...options,
  })
  config.mount()
  followUnfinishedRequests(config)
  const connecting = connect(config, { connector: 'walletConnect', namespaces: ['eip155'] })
  const uri = await vi.waitUntil(() => getWalletConnectUri(config).uri, { timeout: 20_000 })
  const wallet = await walletConnectWallet(uri, {
    relayUrl: world.urls.relay,
    chainRpcUrls: { 1: world.urls.evm[1], 137: world.urls.evm[137] },
    falsify,
  })
  onTestFinished(async () => {
    config.destroy()
    await wallet.stop()
  })
  await connecting
  return { config, wallet }
}

const bySymbol = <token extends { readonly symbol: string }>(list: readonly token[], symbol: string): token =>
  list.find((token) => token.symbol === symbol) ?? expect.unreachable()

/** Runs each flow up to a review of 0.5 ETH. `outcome` reads the outcome after `confirm`. */
const flows = {
  send: async (config: Config) => {
    const { tokens } = await getTokenBalances(config)
    setSendToken(config, bySymbol(tokens, 'ETH'))
    setSendAmount(config, '0.5')
    setSendReceiver(config, world.accounts[1]?.address ?? '')
    const review = await prepareSend(config)
    return { confirm: () => confirmSend(config, { review }), outcome: () => getSend(config).last?.outcome }
  },
  pay: async (config: Config) => {
    const option = { caipNetworkId: 'eip155:1', symbol: 'ETH', decimals: 18, amount: '0.5' } as const
    openPay(config, { recipient: world.accounts[1]?.address ?? '', options: [option] }).catch(() => undefined)
    const quote = await preparePay(config)
    return { confirm: () => confirmPay(config, { quote }), outcome: () => getPay(config).payment?.outcome }
  },
  swap: async (config: Config) => {
    const { own, all } = await getSwapTokens(config)
    setSwapToken(config, 'sourceToken', bySymbol(own, 'ETH'))
    setSwapToken(config, 'toToken', bySymbol(all, 'AMBD'))
    setSwapAmount(config, '0.5')
    await vi.waitUntil(() => getSwap(config).request, { timeout: 20_000 })
    const review = await prepareSwap(config)
    return { confirm: () => confirmSwap(config, { review }), outcome: () => getSwap(config).last?.outcome }
  },
}
const names = ['send', 'pay', 'swap'] as const
const outdated = { send: 'SEND_OUTDATED', pay: 'PAY_OUTDATED', swap: 'SWAP_OUTDATED' }

/** Number of transactions of an account, and its balance rounded to 0.1 ETH, so that fees do not count. */
async function stateOf(address: string): Promise<{ readonly count: number; readonly tenths: bigint }> {
  const [count, balance] = await Promise.all(
    ['eth_getTransactionCount', 'eth_getBalance'].map((method) => evm(method, address, 'latest')),
  )
  const tenth = 10n ** 17n
  return { count: Number(count), tenths: (BigInt(balance as string) + tenth / 2n) / tenth }
}

const silences = [
  ['nothing', () => null],
  ['an empty hash', () => '0x'],
  ['an object', () => ({ hash: `0x${'11'.repeat(32)}` })],
  [
    'an error of its node',
    () => {
      throw new Error('Invalid JSON RPC response: ""')
    },
  ],
] as const

test.each(names.flatMap((name) => silences.map(([words, lie]) => [name, words, lie] as const)))(
  '%s: a request that a wallet over a relay sends and answers with %s is unclear, listed, and not repeated',
  async (name, _, lie) => {
    const { config, wallet } = await connected(lie)
    const { confirm } = await flows[name](config)
    const account = getAccount(config).caipAddress
    const own = getAccount(config).address ?? ''
    const before = await stateOf(own)
    await expect(confirm()).rejects.toMatchObject({ code: 'SEND_UNCLEAR' })
    await expect(confirm()).rejects.toMatchObject({ code: outdated[name] })
    const [unfinished, ...others] = getUnfinishedRequests(config)
    expect(unfinished).toMatchObject({ kind: name, account })
    expect(unfinished?.amounts?.[0]).toEqual({ amount: '0.5', symbol: 'ETH' })
    expect(others).toEqual([])
    expect(wallet.requests).toHaveLength(1)
    await expect.poll(() => stateOf(own)).toEqual({ count: before.count + 1, tenths: before.tenths - 5n })
  },
)

test.each(names)(
  '%s: a wallet over a relay that names the transaction of another account moves the shown amount once, unconfirmed',
  async (name) => {
    const { address: from } = world.accounts[9] ?? expect.unreachable()
    const foreign = await evm('eth_sendTransaction', { from, to: from, value: '0x1' })
    const { config, wallet } = await connected(() => foreign)
    const { confirm, outcome } = await flows[name](config)
    const own = getAccount(config).address ?? ''
    const before = await stateOf(own)
    const asked: string[] = []
    const { fetch } = globalThis
    vi.stubGlobal('fetch', ((input, init) => {
      asked.push(String(init?.body))
      return fetch(input, init)
    }) satisfies typeof fetch)
    onTestFinished(() => void vi.unstubAllGlobals())
    await expect(confirm()).resolves.toMatchObject({ hash: foreign })
    // A paid quote resolves with its payment again; other reviews are outdated.
    if (name === 'pay') await expect(confirm()).resolves.toMatchObject({ hash: foreign })
    else await expect(confirm()).rejects.toMatchObject({ code: outdated[name] })
    expect(wallet.requests).toHaveLength(1)
    await expect.poll(() => stateOf(own)).toEqual({ count: before.count + 1, tenths: before.tenths - 5n })
    // The receipt was read, and compared with the account.
    await expect.poll(() => asked.some((body) => body.includes('eth_getCode'))).toBe(true)
    await expect.poll(outcome).toBe('unclear')
  },
)

test.each(names)(
  '%s: a wallet over a relay that names an older transaction of the account makes the outcome unclear',
  async (name) => {
    const [from, to] = world.accounts.map(({ address }) => address)
    // The same transfer, an hour before the request.
    const older = await evm('eth_sendTransaction', { from, to, value: '0x6f05b59d3b20000' })
    await expect.poll(() => evm('eth_getTransactionReceipt', older)).toBeTruthy()
    await world.time.increase(3_600)
    const { config, wallet } = await connected(() => older)
    const { confirm, outcome } = await flows[name](config)
    await expect(confirm()).resolves.toMatchObject({ hash: older })
    await expect.poll(outcome).toBe('unclear')
    expect(wallet.requests).toHaveLength(1)
    if (name === 'pay') expect(getPay(config).progress.status).toBe('unclear')
  },
)

test.each([
  ['an older transaction with the same content', '0x6f05b59d3b20000', 3_600],
  ['a new transaction with another amount', '0x6f05b59d3b20001', 0],
])(
  'a wallet over a relay that names %s for a request of the app makes its status unclear',
  async (_, value, seconds) => {
    const [from, to = ''] = world.accounts.map(({ address }) => address)
    const send = () => evm('eth_sendTransaction', { from, to, value })
    const older = seconds > 0 ? await send() : undefined
    if (older) {
      // Its block has the earlier time.
      await expect.poll(() => evm('eth_getTransactionReceipt', older)).toBeTruthy()
      await world.time.increase(seconds)
    }
    const { config } = await connected(() => older ?? send())
    const hash = await sendTransaction(config, { to, value: 5n * 10n ** 17n })
    const { caipNetworkId } = getNetwork(config)
    const options = transactionStatusQueryOptions(config, { hash, caipNetworkId })
    expect(await getQueryClient(config).fetchQuery(options)).toBe('unclear')
    // With the honest answer the status is confirmed.
    const honest = await connected((__, answer) => answer)
    const own = await sendTransaction(honest.config, { to, value: 5n * 10n ** 17n })
    const status = transactionStatusQueryOptions(honest.config, { hash: own, caipNetworkId })
    expect(await getQueryClient(honest.config).fetchQuery(status)).toBe('confirmed')
  },
)

type Sign = (message: unknown) => unknown
const forgeries: readonly (readonly [string, Sign])[] = [
  ['of another account', (message) => evm('personal_sign', message, world.accounts[1]?.address)],
  ['of another message', () => evm('personal_sign', '0x00', world.accounts[0]?.address)],
  ['of zeros', () => `0x${'00'.repeat(65)}`],
  ['without a byte', () => '0x'],
  ['that is a yes', () => true],
  ['that is nothing', () => null],
]

test.each(forgeries)('a wallet over a relay with a signature %s is not signed in', async (_, sign) => {
  let isHonest = false
  const { config, wallet } = await connected(
    ({ params }, answer) => (isHonest ? answer : sign((params as readonly unknown[])[0])),
    { siwx: siwx({ domain: 'app.example', uri: 'https://app.example/' }) },
  )
  await expect.poll(() => getSiwx(config).status).toBe('signed-out')
  await expect(signIn(config)).rejects.toThrow(/signature is not valid|Sign message failed/)
  expect(getSiwx(config)).toMatchObject({ status: 'signed-out', session: undefined })
  expect(wallet.requests).toMatchObject([{ method: 'personal_sign' }])
  // The true signature signs in.
  isHonest = true
  expect(await signIn(config)).toMatchObject({ data: { accountAddress: getAccount(config).address } })
})

test.each([
  ['another account of the session', 'SEND_OUTDATED', (own: string) => [own]],
  ['an account outside of the session', undefined, () => [`0x${'a7'.repeat(20)}`]],
] as const)('a wallet over a relay that reports %s after the review', async (_, code, accounts) => {
  const { config, wallet } = await connected((__, answer) => answer)
  const { confirm } = await flows.send(config)
  const before = await stateOf(world.accounts[0]?.address ?? '')
  const own = world.accounts[1]?.address ?? ''
  await wallet.emit(
    'accountsChanged',
    accounts(own).map((address) => `eip155:1:${address}`),
    'eip155:1',
  )
  // Messages of the relay arrive in order.
  await wallet.ping()
  if (code) await expect.poll(() => getAccount(config).address).toBe(own)
  const sending = confirm().then(
    () => undefined,
    (error: { code: string }) => error.code,
  )
  expect(await sending).toBe(code)
  expect(wallet.requests).toHaveLength(code ? 0 : 1)
  expect(getAccount(config).address).toBe(code ? own : world.accounts[0]?.address)
  const moved = code ? 0 : 1
  await expect
    .poll(() => stateOf(world.accounts[0]?.address ?? ''))
    .toEqual({ count: before.count + moved, tenths: before.tenths - BigInt(5 * moved) })
})

test.each([
  ['another network of the page', '137', 'SEND_OUTDATED'],
  ['a network that nobody approved', '999', undefined],
])('a wallet over a relay that reports %s after the review', async (_, chainId, code) => {
  const { config, wallet } = await connected((__, answer) => answer)
  const { confirm } = await flows.send(config)
  const before = await stateOf(world.accounts[0]?.address ?? '')
  await wallet.emit('chainChanged', Number(chainId), `eip155:${chainId}`).catch(() => undefined)
  await wallet.ping()
  if (code) await expect.poll(() => getNetwork(config).caipNetworkId).toBe(`eip155:${chainId}`)
  const sending = confirm().then(
    () => undefined,
    (error: { code: string }) => error.code,
  )
  expect(await sending).toBe(code)
  expect(wallet.requests.map((request) => request.chainId)).toEqual(code ? [] : ['eip155:1'])
  const moved = code ? 0 : 1
  await expect
    .poll(() => stateOf(world.accounts[0]?.address ?? ''))
    .toEqual({ count: before.count + moved, tenths: before.tenths - BigInt(5 * moved) })
})
