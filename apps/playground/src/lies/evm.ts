import { createEip1193Connector, eip155, type Eip1193Provider } from '@foyer/chains/eip155'
import { mainnet } from '@foyer/chains/networks'
import { parseUnits } from '@foyer/chains/units'
import { createConfig } from '@foyer/headless'
import {
  acceptSwap,
  approveSwap,
  confirmPay,
  confirmSend,
  confirmSwap,
  connect,
  getOnrampOptions,
  getOnrampQuote,
  getOnrampUrl,
  getSwap,
  getSwapTokens,
  getTokenBalances,
  openPay,
  preparePay,
  prepareSend,
  prepareSwap,
  setSendAmount,
  setSendReceiver,
  setSendToken,
  setSwapAmount,
  setSwapToken,
} from '@foyer/headless/actions'
import { createMemoryStorage } from '@foyer/headless/testing'
import { SWAP_ROUTER } from '@foyer/sandbox'
import { createEvmWallet } from '@foyer/sandbox/wallets'
import { expect, vi } from 'vitest'
import { countLies, createChoice, createLyingWorld, type LyingWorld, ONLY_SEED } from './lyingWorld.ts'

/** Lies told to each flow. */
const LIES = countLies(50)
/** Number of runs at the same time, each with its own account. */
const LANES = 8
/** Runs before the chains are reset. */
const ROUND = 60
/** Fewest and most lies of a run. */
const LIES_EACH = [3, 12] as const

const AMBER = '0x5a11D0c0000000000000000000000000000000a1'
const BRACKEN = '0x5A11d0C0000000000000000000000000000000b2'
const ATTACKER = '0x00000000000000000000000000000000a77ac4e2'
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const decimals: Readonly<Record<string, number>> = { native: 18, [AMBER]: 6, [BRACKEN]: 18 }

type Hex = `0x${string}`
/** Sandbox, and the hash of a transaction of another account. */
type Scene = LyingWorld & { foreign: string }

const evm = ({ rpc, world }: LyingWorld, method: string, ...params: readonly unknown[]) =>
  rpc(world.urls.evm[1], method, ...params)
const word = (address: string): string => address.slice(2).toLowerCase().padStart(64, '0')

/** Balances and allowances of an account on the chain, by asset and by `token spender`. */
async function stateOf(scene: LyingWorld, address: string): Promise<Record<string, bigint>> {
  const call = async (to: string, data: string): Promise<bigint> =>
    BigInt((await evm(scene, 'eth_call', { to, data }, 'latest')) as Hex)
  const tokens = [AMBER, BRACKEN]
  const pairs = tokens.flatMap((token) =>
    [SWAP_ROUTER, ATTACKER, PERMIT2].map((spender) => [token, spender] as const),
  )
  const entries = await Promise.all([
    evm(scene, 'eth_getBalance', address, 'latest').then(
      (balance) => ['native', BigInt(balance as Hex)] as const,
    ),
    ...tokens.map(async (token) => [token, await call(token, `0x70a08231${word(address)}`)] as const),
    ...pairs.map(
      async ([token, spender]) =>
        [`${token} ${spender}`, await call(token, `0xdd62ed3e${word(address)}${word(spender)}`)] as const,
    ),
  ])
  return Object.fromEntries(entries)
}

/** Amounts in confirmed reviews: the most that may leave the account, and that spenders may take. */
type Shown = Record<string, bigint>
const show = (shown: Shown, key: string, amount: bigint): void =>
  void (shown[key] = (shown[key] ?? 0n) + amount)
const assetOf = (id: string): string => {
  const address = id.slice(id.lastIndexOf(':') + 1).toLowerCase()
  return (
    [AMBER, BRACKEN].find((token) => token.toLowerCase() === address) ??
    (/^0xe{40}$/.test(address) ? 'native' : id)
  )
}
/** Shown decimal amount in the units of the chain. */
const unitsOf = (asset: string, amount: string): bigint =>
  parseUnits(amount, decimals[asset] ?? 0, 'halfUp') ?? 0n

/** Services that lie together. */
const hostile = [
  ['backend', 'swap', 'onramp', 'node', 'wallet'],
  ['swap', 'onramp'],
  ['backend', 'swap', 'onramp'],
  ['node', 'swap'],
  ['wallet'],
] as const

const noop = (): undefined => undefined

function createPage(scene: Scene, seed: number, index: number) {
  const { world, foreign, lieTo } = scene
  const projectId = `p${seed}`
  const [fewest, most] = LIES_EACH
  const count = fewest + (seed % (most - fewest + 1))
  const services = hostile[seed % hostile.length]
  const lies = lieTo(projectId, { seed, count, services, foreign: [foreign] })
  const account = world.accounts[index] ?? expect.unreachable()
  const hashes: Hex[] = []
  const wallet = createEvmWallet({
    rdns: 'test.pebble',
    chainRpcUrls: { 1: world.urls.evm[1], 137: world.urls.evm[137] },
    accounts: [index],
  })
  // Some wallets are on another chain than their page.
  if (seed % 9 === 0) wallet.setChain(137)
  const honest = {
    ...wallet.provider,
    async request(asked: { readonly method: string }) {
      const result = await wallet.provider.request(asked)
      if (asked.method === 'eth_sendTransaction') {
        hashes.push(result as Hex)
        await vi.waitUntil(() => evm(scene, 'eth_getTransactionReceipt', result), { interval: 5 })
      }
      return result
    },
  }
  const page = new EventTarget()
  const provider = lies.wrapProvider(honest)
  const { connector } = createEip1193Connector({
    id: 'test.pebble',
    uid: 'test.pebble',
    name: 'Pebble',
    type: 'ANNOUNCED',
    // A wallet over a relay is not asked for its account and chain before each request.
    interaction: Math.floor(seed / 4) % 2 === 0 ? 'extension' : 'deepLink',
    provider: provider as unknown as Eip1193Provider,
  })
  const config = createConfig({
    id: projectId,
    projectId,
    endpoints: { blockchain: world.urls.backend, kit: world.urls.backend, analytics: world.urls.backend },
    networks: [mainnet],
    adapters: [eip155({ target: page })],
    connectors: [connector],
    storage: createMemoryStorage(),
    features: { pay: true, analytics: false },
    swap: { contracts: { 'eip155:1': [SWAP_ROUTER] } },
    logger: { level: 'silent' },
  })
  config.mount()
  /** Currencies and pages of a purchase, and spenders, that must not be shown. */
  const wrong: string[] = []
  return { config, lies, account, hashes, wrong, projectId, receiver: world.accounts[9]?.address ?? '' }
}
type Page = ReturnType<typeof createPage>

async function send(
  { config, receiver }: Page,
  random: (limit: number) => number,
  shown: Shown,
): Promise<void> {
  const { tokens } = await getTokenBalances(config)
  setSendToken(config, tokens[random(tokens.length)])
  setSendAmount(config, ['0.01', '0.5', '1'][random(3)] ?? '1')
  setSendReceiver(config, receiver)
  const review = await prepareSend(config)
  const asset = assetOf(review.token.id)
  show(shown, asset, unitsOf(asset, review.amount))
  await confirmSend(config, { review })
}

async function swap({ config, wrong }: Page, random: (limit: number) => number, shown: Shown): Promise<void> {
  const { own, all } = await getSwapTokens(config)
  const from = own[random(own.length)]
  const others = all.filter(({ id }) => id !== from?.id)
  const to = others[random(others.length)]
  if (!from || !to) return
  setSwapToken(config, 'sourceToken', from)
  setSwapToken(config, 'toToken', to)
  setSwapAmount(config, ['0.01', '0.5', '1'][random(3)] ?? '1')
  // A lie may take the account away, and with it the form.
  await vi.waitUntil(() => getSwap(config).request ?? getSwap(config).problem, { interval: 20 })
  if (!getSwap(config).request) return
  let review = await prepareSwap(config)
  for (let step = 0; step < 4; step++) {
    const { worseThan, approval, sourceToken, amount } = review
    const asset = assetOf(sourceToken.id)
    const showApproval = (): void => {
      if (!approval) return
      const spender = [SWAP_ROUTER, ATTACKER, PERMIT2].find(
        (each) => each.toLowerCase() === approval.spender.toLowerCase(),
      )
      if (spender !== SWAP_ROUTER) wrong.push(`spender ${approval.spender}`)
      show(shown, `${asset} ${spender}`, unitsOf(asset, approval.amount))
    }
    /* oxlint-disable no-await-in-loop -- one step after the other */
    if (worseThan !== undefined) review = acceptSwap(config, { review })
    else if (review.step === 'approve') {
      showApproval()
      review = await approveSwap(config, { review })
    } else {
      // A batch approves, too.
      showApproval()
      show(shown, asset, unitsOf(asset, amount))
      await confirmSwap(config, { review })
      return
    }
    /* oxlint-enable no-await-in-loop */
  }
}

async function pay(
  { config, receiver }: Page,
  random: (limit: number) => number,
  shown: Shown,
): Promise<void> {
  const options = [
    { caipNetworkId: 'eip155:1', symbol: 'ETH', decimals: 18, amount: '0.02' },
    { caipNetworkId: 'eip155:1', assetAddress: AMBER, symbol: 'AMBD', decimals: 6, amount: '2' },
  ] as const
  const option = options[random(2)] ?? options[0]
  openPay(config, { recipient: receiver, options: [option] }).catch(noop)
  const quote = await preparePay(config)
  const asset = assetOf(quote.review.token.id)
  show(shown, asset, unitsOf(asset, quote.review.amount))
  await confirmPay(config, { quote })
}

const COINBASE = /^https:\/\/(?:[^/@]+\.)?coinbase\.com\/|^http:\/\/127\.0\.0\.1:/

/** Buys at a provider. Records shown currencies that were not chosen, and URLs that are not the provider's. */
async function buy({ config, wrong }: Page, random: (limit: number) => number): Promise<void> {
  const { purchaseCurrencies, paymentCurrencies } = await getOnrampOptions(config)
  const purchaseCurrency = purchaseCurrencies[random(purchaseCurrencies.length)]
  const paymentCurrency = paymentCurrencies[random(paymentCurrencies.length)]
  if (!purchaseCurrency || !paymentCurrency) return
  const quote = await getOnrampQuote(config, { purchaseCurrency, paymentCurrency, amount: '100' })
  if (quote && !quote.isEstimate) {
    const { purchaseAmount, paymentTotal } = quote
    if (purchaseAmount.currency !== purchaseCurrency.symbol) wrong.push(purchaseAmount.currency)
    if (paymentTotal.currency !== paymentCurrency.id) wrong.push(paymentTotal.currency)
  }
  const url = await getOnrampUrl(config, { provider: 'coinbase', purchaseCurrency, paymentCurrency })
  if (!COINBASE.test(url) || /e{40}/.test(url)) wrong.push(url)
}

/** Runs one flow of a page with hostile services. Resolves with the amounts that left beyond the confirmed reviews. */
async function runEvm(scene: Scene, seed: number, index: number, flow: typeof send) {
  const { rpc, world, beHonestTo } = scene
  const page = createPage(scene, seed, index)
  const { config, account, hashes, wrong, lies, projectId } = page
  const random = createChoice(seed)
  const shown: Shown = {}
  try {
    const before = await stateOf(scene, account.address)
    const elsewhere = await rpc(world.urls.evm[137], 'eth_getBalance', account.address, 'latest')
    await connect(config, { connector: 'test.pebble', namespaces: ['eip155'] })
      .then(() => flow(page, random, shown))
      .catch(noop)
    const after = await stateOf(scene, account.address)
    const receipts = (await Promise.all(
      hashes.map((hash) => evm(scene, 'eth_getTransactionReceipt', hash)),
    )) as readonly {
      readonly gasUsed: Hex
      readonly effectiveGasPrice: Hex
    }[]
    const fees = receipts.reduce(
      (sum, { gasUsed, effectiveGasPrice }) => sum + BigInt(gasUsed) * BigInt(effectiveGasPrice),
      0n,
    )
    // Without an honest simulation a swap may use an allowance that an earlier review has shown.
    const isBlind = lies.told().some((name) => name.startsWith('eth_simulateV1'))
    const leftover = (token: string): bigint => (isBlind ? (before[`${token} ${SWAP_ROUTER}`] ?? 0n) : 0n)
    const excess = Object.keys(before).flatMap((key) => {
      const isAllowance = key.includes(' ')
      const [from = 0n, to = 0n] = [before[key], after[key]]
      const left = isAllowance ? to - from : from - to - (key === 'native' ? fees : 0n)
      return left > (shown[key] ?? 0n) + leftover(key) ? [`${key}: ${left} of ${shown[key] ?? 0n}`] : []
    })
    if ((await rpc(world.urls.evm[137], 'eth_getBalance', account.address, 'latest')) !== elsewhere)
      excess.push('another chain')
    return { excess: [...excess, ...wrong], lies: lies.told(), sent: hashes.length }
  } finally {
    config.destroy()
    beHonestTo(projectId)
  }
}

const flows = { send, swap, pay, buy } as const
const names = Object.keys(flows)

/**
 * Tells generated lies to one flow, and fails if more leaves an account, or may be taken from it, than confirmed
 * reviews have shown. Resolves with the number of runs and of transactions, and the kinds of lies.
 */
export async function checkLies(
  name: keyof typeof flows,
): Promise<{ readonly runs: number; readonly sent: number; readonly kinds: number }> {
  const scene: Scene = { ...(await createLyingWorld()), foreign: '' }
  const counts = { lies: 0, sent: 0, runs: 0 }
  const kinds = new Set<string>()
  const check = async (seed: number, lane: number): Promise<void> => {
    const { lies, sent, excess } = await runEvm(scene, seed, lane, flows[name])
    expect(excess, `Run it again with FOYER_SEED=${seed}`).toEqual([])
    counts.lies += lies.length
    counts.sent += sent
    counts.runs += 1
    for (const each of lies) kinds.add(each)
  }
  const begin = async (): Promise<void> => {
    const { address: from } = scene.world.accounts[9] ?? expect.unreachable()
    scene.foreign = (await evm(scene, 'eth_sendTransaction', { from, to: from, value: '0x1' })) as string
  }
  /** Each flow has seeds of its own. */
  const seedOf = (run: number): number => run * names.length + names.indexOf(name)
  try {
    await begin()
    if (ONLY_SEED > 0) {
      if (seedOf(0) === ONLY_SEED % names.length) await check(ONLY_SEED, 0)
      return { ...counts, kinds: kinds.size }
    }
    while (counts.lies < LIES) {
      const round = counts.runs
      const lanes = Array.from({ length: LANES }, (_, lane) => lane)
      /* oxlint-disable no-await-in-loop -- one round after the other */
      await Promise.all(
        lanes.map(async (lane) => {
          for (let turn = 0; turn < ROUND / LANES && counts.lies < LIES; turn++)
            await check(seedOf(round + turn * LANES + lane + 1), lane)
        }),
      )
      const { native, [AMBER]: amber, [BRACKEN]: bracken } = await stateOf(scene, ATTACKER)
      expect({ native, amber, bracken }).toEqual({ native: 0n, amber: 0n, bracken: 0n })
      await scene.world.reset()
      await begin()
      /* oxlint-enable no-await-in-loop */
    }
    return { ...counts, kinds: kinds.size }
  } finally {
    await scene.stop()
  }
}
