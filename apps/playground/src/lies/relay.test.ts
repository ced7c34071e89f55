import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon } from '@foyer/chains/networks'
import { walletConnect } from '@foyer/chains/walletconnect'
import { createConfig } from '@foyer/headless'
import {
  confirmSend,
  connect,
  getAccount,
  getNetwork,
  getSend,
  getTokenBalances,
  getUnfinishedRequests,
  followUnfinishedRequests,
  getWalletConnectUri,
  prepareSend,
  setSendAmount,
  setSendReceiver,
  setSendToken,
} from '@foyer/headless/actions'
import { createMemoryStorage } from '@foyer/headless/testing'
import { createSandbox, type Sandbox } from '@foyer/sandbox'
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

/** Page connected over the relay with a wallet that carries out its requests, and lies about them. */
async function connected(falsify: Falsify) {
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
    features: { analytics: false },
    logger: { level: 'silent' },
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

/** Page with a shown review of 0.5 ETH to the second account. */
async function reviewed(falsify: Falsify = (_, answer) => answer) {
  const [, receiver] = world.accounts
  const to = receiver?.address ?? ''
  const { config, wallet } = await connected(falsify)
  const { tokens } = await getTokenBalances(config)
  setSendToken(
    config,
    tokens.find(({ symbol }) => symbol === 'ETH'),
  )
  setSendAmount(config, '0.5')
  setSendReceiver(config, to)
  const review = await prepareSend(config)
  const balance = async () => BigInt((await evm('eth_getBalance', to, 'latest')) as string)
  const before = await balance()
  return { config, wallet, review, received: async () => (await balance()) - before }
}

const HALF = 5n * 10n ** 17n

test.each([
  ['nothing', () => null],
  ['an empty hash', () => '0x'],
  ['an object', () => ({ hash: `0x${'11'.repeat(32)}` })],
  [
    'an error of its node',
    () => {
      throw new Error('Invalid JSON RPC response: ""')
    },
  ],
])(
  'a wallet over a relay that sends and answers with %s: the send is unclear, listed, and not asked again',
  async (_, lie) => {
    const { config, wallet, review, received } = await reviewed(lie)
    await expect(confirmSend(config, { review })).rejects.toMatchObject({ code: 'SEND_UNCLEAR' })
    await expect(confirmSend(config, { review })).rejects.toMatchObject({ code: 'SEND_OUTDATED' })
    expect(getUnfinishedRequests(config)).toMatchObject([
      { kind: 'send', amounts: [{ amount: '0.5', symbol: 'ETH' }], account: review.account },
    ])
    expect(wallet.requests).toHaveLength(1)
    await expect.poll(received).toBe(HALF)
  },
)

test('a wallet over a relay that names the transaction of another account moves the shown amount once, unconfirmed', async () => {
  const { address: from } = world.accounts[9] ?? expect.unreachable()
  const foreign = await evm('eth_sendTransaction', { from, to: from, value: '0x1' })
  const { config, wallet, review, received } = await reviewed(() => foreign)
  const asked: string[] = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', ((input, init) => {
    asked.push(String(init?.body))
    return fetch(input, init)
  }) satisfies typeof fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  await expect(confirmSend(config, { review })).resolves.toMatchObject({ hash: foreign })
  await expect(confirmSend(config, { review })).rejects.toMatchObject({ code: 'SEND_OUTDATED' })
  expect(wallet.requests).toHaveLength(1)
  await expect.poll(received).toBe(HALF)
  // Its receipt was seen, and compared with the account.
  await expect.poll(() => asked.some((body) => body.includes('eth_getCode'))).toBe(true)
  expect(getSend(config).last).toMatchObject({ hash: foreign, outcome: 'pending' })
})

test.each([
  ['another account of the session', 'SEND_OUTDATED', (own: string) => [own]],
  ['an account outside of the session', undefined, () => [`0x${'a7'.repeat(20)}`]],
] as const)('a wallet over a relay that reports %s after the review', async (_, code, accounts) => {
  const { config, wallet, review, received } = await reviewed()
  const own = world.accounts[1]?.address ?? ''
  await wallet.emit(
    'accountsChanged',
    accounts(own).map((address) => `eip155:1:${address}`),
    'eip155:1',
  )
  // Messages of the relay arrive in order.
  await wallet.ping()
  if (code) await expect.poll(() => getAccount(config).address).toBe(own)
  const sending = confirmSend(config, { review }).then(
    () => undefined,
    (error: { code: string }) => error.code,
  )
  expect(await sending).toBe(code)
  expect(wallet.requests).toHaveLength(code ? 0 : 1)
  expect(getAccount(config).address).toBe(code ? own : world.accounts[0]?.address)
  await expect.poll(received).toBe(code ? 0n : HALF)
})

test.each([
  ['another network of the page', '137', 'SEND_OUTDATED'],
  ['a network that nobody approved', '999', undefined],
])('a wallet over a relay that reports %s after the review', async (_, chainId, code) => {
  const { config, wallet, review, received } = await reviewed()
  await wallet.emit('chainChanged', Number(chainId), `eip155:${chainId}`).catch(() => undefined)
  await wallet.ping()
  if (code) await expect.poll(() => getNetwork(config).caipNetworkId).toBe(`eip155:${chainId}`)
  const sending = confirmSend(config, { review }).then(
    () => undefined,
    (error: { code: string }) => error.code,
  )
  expect(await sending).toBe(code)
  expect(wallet.requests.map((request) => request.chainId)).toEqual(code ? [] : ['eip155:1'])
  await expect.poll(received).toBe(code ? 0n : HALF)
})
