import { solana as network } from '@foyer/chains/networks'
import { solana } from '@foyer/chains/solana'
import { parseUnits } from '@foyer/chains/units'
import { createConfig } from '@foyer/headless'
import {
  confirmPay,
  confirmSend,
  connect,
  getTokenBalances,
  openPay,
  preparePay,
  prepareSend,
  setSendAmount,
  setSendReceiver,
  setSendToken,
} from '@foyer/headless/actions'
import { createMemoryStorage } from '@foyer/headless/testing'
import { SOLANA_TOKEN_MINT } from '@foyer/sandbox'
import { createSolanaWallet, walletIcons } from '@foyer/sandbox/wallets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  countLies,
  createChoice,
  createLyingWorld,
  LIES_TIMEOUT_MS,
  type LyingWorld,
  ONLY_SEED,
} from './lyingWorld.ts'

const LIES = countLies(90)
/** Accounts that send; the last one receives. */
const SENDERS = [0, 2, 1, 3] as const
const RECEIVER = 4
const ROUND = 60
/** Most lamports that a transfer may cost: the signature, the ceiling of the priority fee, and a token account. */
const MOST_FEE = 5_000n + 100_000n + 2_100_000n

let scene: LyingWorld
let foreign: string
beforeAll(async () => {
  scene = await createLyingWorld({ evm: false })
})
afterAll(() => scene.stop())

const rpc = (method: string, ...params: readonly unknown[]): Promise<unknown> =>
  scene.rpc(scene.world.urls.solana, method, ...params)

type TokenAccount = {
  readonly account: {
    readonly data: { readonly parsed: { readonly info: Record<string, { readonly amount: string }> } }
  }
}

/** Lamports, tokens, and the tokens that others may take. */
async function stateOf(address: string): Promise<Record<'sol' | 'token' | 'delegated', bigint>> {
  const [balance, accounts] = (await Promise.all([
    rpc('getBalance', address),
    rpc('getTokenAccountsByOwner', address, { mint: SOLANA_TOKEN_MINT }, { encoding: 'jsonParsed' }),
  ])) as [{ readonly value: number }, { readonly value: readonly TokenAccount[] }]
  const sum = (name: string): bigint =>
    accounts.value.reduce((all, { account }) => all + BigInt(account.data.parsed.info[name]?.amount ?? 0), 0n)
  return { sol: BigInt(balance.value), token: sum('tokenAmount'), delegated: sum('delegatedAmount') }
}

const hostile = [
  ['backend', 'solana', 'wallet'],
  ['backend'],
  ['solana'],
  ['backend', 'solana'],
  ['wallet'],
] as const
const noop = (): undefined => undefined

function createPage(seed: number, index: number) {
  const projectId = `s${seed}`
  const services = hostile[seed % hostile.length]
  const { world } = scene
  const lies = scene.lieTo(projectId, { seed, count: 3 + (seed % 8), services, foreign: [foreign] })
  const { wallet, addresses } = createSolanaWallet({
    name: 'Fern',
    icon: walletIcons.kite as Parameters<typeof createSolanaWallet>[0]['icon'],
    accounts: [index],
    rpcUrl: world.urls.solana,
    // Some wallets send by themselves.
    ...(seed % 3 === 0 && { without: ['solana:signTransaction'] }),
  })
  const page = new EventTarget()
  const hostileWallet = Object.create(wallet, {
    features: { value: lies.wrapFeatures(wallet.features) },
  }) as object
  page.addEventListener('wallet-standard:app-ready', (event) =>
    (event as CustomEvent<{ register: (wallet: object) => void }>).detail.register(hostileWallet),
  )
  const config = createConfig({
    id: projectId,
    projectId,
    endpoints: { blockchain: world.urls.backend, kit: world.urls.backend, analytics: world.urls.backend },
    networks: [network],
    adapters: [solana({ target: page })],
    storage: createMemoryStorage(),
    features: { pay: true, analytics: false },
    logger: { level: 'silent' },
  })
  config.mount()
  return { config, lies, address: addresses[0] ?? expect.unreachable(), projectId }
}
type Page = ReturnType<typeof createPage>

type Asset = 'sol' | 'token'
const decimals = { sol: 9, token: 6 } as const
/** Amounts of confirmed reviews, the number of requests, and the last hash. */
type Shown = { readonly amounts: Record<Asset, bigint>; asked: number; hash: string | undefined }
const show = ({ amounts }: Shown, id: string, amount: string): void => {
  const asset = id.endsWith(SOLANA_TOKEN_MINT) ? 'token' : 'sol'
  amounts[asset] += parseUnits(amount, decimals[asset], 'halfUp') ?? 0n
}
const receiver = (): string => scene.world.solanaAccounts[RECEIVER]?.address ?? expect.unreachable()

async function send({ config }: Page, random: (limit: number) => number, shown: Shown): Promise<void> {
  const { tokens } = await getTokenBalances(config)
  setSendToken(config, tokens[random(tokens.length)])
  setSendAmount(config, ['0.01', '0.5', '1'][random(3)] ?? '1')
  setSendReceiver(config, receiver())
  const review = await prepareSend(config)
  show(shown, review.token.id, review.amount)
  shown.asked += 1
  shown.hash = (await confirmSend(config, { review })).hash
}

async function pay({ config }: Page, random: (limit: number) => number, shown: Shown): Promise<void> {
  const { caipNetworkId } = network
  const options = [
    { caipNetworkId, symbol: 'SOL', decimals: 9, amount: '0.02' },
    { caipNetworkId, assetAddress: SOLANA_TOKEN_MINT, symbol: 'KELP', decimals: 6, amount: '2' },
  ] as const
  const option = options[random(2)] ?? options[0]
  openPay(config, { recipient: receiver(), options: [option] }).catch(noop)
  const quote = await preparePay(config)
  show(shown, quote.review.token.id, quote.review.amount)
  shown.asked += 1
  shown.hash = (await confirmPay(config, { quote })).hash
}

/** Runs one flow of a page with hostile services. Resolves with the assets that left beyond the confirmed reviews. */
async function run(seed: number, index: number) {
  const page = createPage(seed, index)
  const { config, lies, address, projectId } = page
  const random = createChoice(seed)
  const shown: Shown = { amounts: { sol: 0n, token: 0n }, asked: 0, hash: undefined }
  try {
    const before = await stateOf(address)
    await connect(config, { connector: 'Fern', namespaces: ['solana'] })
      .then(() => (seed % 2 === 0 ? send : pay)(page, random, shown))
      .catch(noop)
    const after = await stateOf(address)
    const fees = BigInt(shown.asked) * MOST_FEE
    const excess = [
      ...(before.sol - after.sol > shown.amounts.sol + fees ? ['sol'] : []),
      ...(before.token - after.token > shown.amounts.token ? ['token'] : []),
      ...(after.delegated > before.delegated ? ['delegated'] : []),
      // The hash is that of this transfer, also if the node names another.
      ...(shown.hash === foreign ? ['hash'] : []),
    ]
    return { excess, lies: lies.told(), isSent: shown.hash !== undefined }
  } finally {
    config.destroy()
    scene.beHonestTo(projectId)
  }
}

test(
  'generated lies of backend, Solana nodes and wallets move no more than confirmed reviews have shown',
  async () => {
    const check = async (seed: number, index: number) => {
      const result = await run(seed, index)
      expect(result, `Run it again with FOYER_SEED=${seed}`).toMatchObject({ excess: [] })
      return result
    }
    const begin = async (): Promise<void> => {
      foreign = (await rpc('requestAirdrop', receiver(), 1_000_000_000)) as string
    }
    await begin()
    if (ONLY_SEED > 0) return void (await check(ONLY_SEED, 0))
    const counts = { lies: 0, sent: 0, runs: 0 }
    const names = new Set<string>()
    while (counts.lies < LIES) {
      const round = counts.runs
      for (let turn = 1; turn <= ROUND && counts.lies < LIES; turn++) {
        const result = await check(round + turn, SENDERS[turn % SENDERS.length] ?? 0)
        counts.lies += result.lies.length
        counts.sent += Number(result.isSent)
        counts.runs += 1
        for (const name of result.lies) names.add(name)
      }
      await scene.world.reset()
      await begin()
    }
    // Reviews were confirmed, and all kinds of lies were told.
    expect(counts.sent).toBeGreaterThan(counts.runs / 5)
    expect(names.size).toBeGreaterThan(15)
  },
  LIES_TIMEOUT_MS,
)
