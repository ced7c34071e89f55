import { createEip1193Connector, eip155, type Eip1193Provider } from '@foyer/chains/eip155'
import { mainnet } from '@foyer/chains/networks'
import { createConfig } from '@foyer/headless'
import {
  approveSwap,
  confirmSwap,
  connect,
  getSwap,
  getSwapTokens,
  prepareSwap,
  setSwapAmount,
  setSwapToken,
  waitForSwap,
} from '@foyer/headless/actions'
import { createMemoryStorage } from '@foyer/headless/testing'
import { createSandbox, type SandboxWithoutRelay, SWAP_ROUTER } from '@foyer/sandbox'
import { createEvmWallet, type Eip1193RequestArguments } from '@foyer/sandbox/wallets'
import { createPublicClient, erc20Abi, http } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

let world: SandboxWithoutRelay
beforeAll(async () => void (world = await createSandbox({ relay: false, solana: false })))
afterEach(() => world.reset())
afterAll(() => world.stop())

const AMBER = '0x5a11D0c0000000000000000000000000000000a1'
const BRACKEN = '0x5A11d0C0000000000000000000000000000000b2'

/** Answers a request in place of the wallet; `undefined` lets the wallet answer. */
type Answer = (request: Eip1193RequestArguments) => Promise<unknown> | undefined

/** Connected page with a review of 320 AMBD for BRKN, and the wallet and chain behind it. */
async function reviewed(answer: Answer = () => undefined, upgradesAccounts = true) {
  const wallet = createEvmWallet({
    rdns: 'test.pebble',
    chainRpcUrls: { 1: world.urls.evm[1] },
    upgradesAccounts,
  })
  const provider = {
    ...wallet.provider,
    request: (request: Eip1193RequestArguments) => answer(request) ?? wallet.provider.request(request),
  }
  const { connector } = createEip1193Connector({
    id: 'test.pebble',
    uid: 'test.pebble',
    name: 'Pebble',
    type: 'ANNOUNCED',
    interaction: 'extension',
    provider: provider as unknown as Eip1193Provider,
  })
  const config = createConfig({
    projectId: 'p',
    endpoints: { blockchain: world.urls.backend, kit: world.urls.backend, analytics: world.urls.backend },
    networks: [mainnet],
    adapters: [eip155({ target: new EventTarget() })],
    connectors: [connector],
    storage: createMemoryStorage(),
    features: { analytics: false },
    swap: { contracts: { 'eip155:1': [SWAP_ROUTER] } },
    logger: { level: 'silent' },
  })
  config.mount()
  await connect(config, { connector: 'test.pebble', namespaces: ['eip155'] })
  const { all } = await getSwapTokens(config)
  const tokenOf = (symbol: string) => all.find((token) => token.symbol === symbol) ?? expect.unreachable()
  setSwapToken(config, 'sourceToken', tokenOf('AMBD'))
  setSwapToken(config, 'toToken', tokenOf('BRKN'))
  setSwapAmount(config, '320')
  await vi.waitUntil(() => getSwap(config).request, { interval: 20 })
  const client = createPublicClient({ transport: http(world.urls.evm[1]) })
  const owner = wallet.addresses[0] ?? expect.unreachable()
  const held = (address: `0x${string}`) =>
    client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
  return {
    config,
    wallet,
    review: await prepareSwap(config),
    held: async () => [await held(AMBER), await held(BRACKEN)],
    allowance: () =>
      client.readContract({
        address: AMBER,
        abi: erc20Abi,
        functionName: 'allowance',
        args: [owner, SWAP_ROUTER as `0x${string}`],
      }),
    asked: () =>
      wallet.calls
        .map(({ method }) => method)
        .filter((method) => method === 'wallet_sendCalls' || method === 'eth_sendTransaction'),
  }
}

test('a wallet with atomic batches approves and swaps with one request; the chain has both', async () => {
  const page = await reviewed()
  const { review, config } = page
  expect(review).toMatchObject({
    step: 'swap',
    isMeasured: true,
    approval: { spender: SWAP_ROUTER, value: '320000000', amount: '320' },
    transaction: { to: SWAP_ROUTER },
    batch: { upgradesAccount: true },
  })
  expect(review.batch?.calls).toHaveLength(2)
  expect(review.batch?.calls[1]).toBe(review.transaction)
  const [amber = 0n, bracken = 0n] = await page.held()
  const { hash } = await confirmSwap(config, { review })
  expect(await waitForSwap(config, { hash })).toBe('confirmed')
  expect(await page.held()).toEqual([amber - 320_000_000n, bracken + BigInt(review.quote.toUnits)])
  expect(await page.allowance()).toBe(0n)
  expect(page.asked()).toEqual(['wallet_sendCalls'])
  const sent = page.wallet.calls.find(({ method }) => method === 'wallet_sendCalls')?.params
  expect(sent).toMatchObject([{ atomicRequired: true, calls: [{ to: AMBER }, { to: SWAP_ROUTER }] }])
  config.destroy()
})

const refusal = (code: number) => Promise.reject(Object.assign(new Error('No batch'), { code }))

test.each([5700, 5710, 5740, 5760, 4200])(
  'a batch refused with %i is reviewed again as two steps',
  async (code) => {
    const page = await reviewed(({ method }) => (method === 'wallet_sendCalls' ? refusal(code) : undefined))
    const { config, review } = page
    await expect(confirmSwap(config, { review })).rejects.toMatchObject({ code: 'SWAP_BATCH_REFUSED' })
    const approval = getSwap(config).review ?? expect.unreachable()
    expect(approval).toMatchObject({ step: 'approve', approval: { value: '320000000' } })
    expect(approval.batch).toBeUndefined()
    expect(await page.allowance()).toBe(0n)
    const next = await approveSwap(config, { review: approval })
    expect(next).toMatchObject({ step: 'swap' })
    expect(next.batch).toBeUndefined()
    const { hash } = await confirmSwap(config, { review: next })
    expect(await waitForSwap(config, { hash })).toBe('confirmed')
    expect(page.asked()).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
    config.destroy()
  },
)

test('a declined upgrade of the account (5750) is a rejection, and the next review has two steps', async () => {
  const { config, review } = await reviewed(({ method }) =>
    method === 'wallet_sendCalls' ? refusal(5750) : undefined,
  )
  await expect(confirmSwap(config, { review })).rejects.toMatchObject({ name: 'UserRejectedError' })
  expect(getSwap(config).review).toMatchObject({ step: 'approve' })
  config.destroy()
})

test('after a rejection the same batch can be confirmed again; after an unclear answer it cannot', async () => {
  let code: number | undefined = 4001
  const page = await reviewed(({ method }) =>
    method !== 'wallet_sendCalls' ? undefined : code === undefined ? Promise.resolve({}) : refusal(code),
  )
  const { config, review } = page
  await expect(confirmSwap(config, { review })).rejects.toMatchObject({ name: 'UserRejectedError' })
  expect(getSwap(config).review).toBe(review)
  code = undefined
  await expect(confirmSwap(config, { review })).rejects.toMatchObject({ code: 'SEND_UNCLEAR' })
  await expect(confirmSwap(config, { review })).rejects.toMatchObject({ code: 'SWAP_OUTDATED' })
  config.destroy()
})

test('a batch that the wallet reports as failed has reverted', async () => {
  const { config, review } = await reviewed(({ method }) =>
    method === 'wallet_sendCalls'
      ? Promise.resolve({ id: '0x1' })
      : method === 'wallet_getCallsStatus'
        ? Promise.resolve({ status: 500, atomic: true, receipts: [] })
        : undefined,
  )
  const { hash } = await confirmSwap(config, { review })
  expect(hash).toBe('0x1')
  expect(await waitForSwap(config, { hash })).toBe('reverted')
  config.destroy()
})

test.each<[string, Answer, boolean]>([
  ['says that batches are not atomic', () => undefined, false],
  [
    'has no answer',
    ({ method }) => (method === 'wallet_getCapabilities' ? new Promise(() => {}) : undefined),
    true,
  ],
  [
    'does not know capabilities',
    ({ method }) => (method === 'wallet_getCapabilities' ? refusal(4200) : undefined),
    true,
  ],
  [
    'has the capability on another chain only',
    ({ method }) =>
      method === 'wallet_getCapabilities'
        ? Promise.resolve({ '0x89': { atomic: { status: 'supported' } } })
        : undefined,
    true,
  ],
])('a wallet that %s gets two steps', async (_, answer, upgradesAccounts) => {
  const { config, review } = await reviewed(answer, upgradesAccounts)
  expect(review.step).toBe('approve')
  expect(review.batch).toBeUndefined()
  config.destroy()
})
