import {
  type ConnectorAccount,
  FoyerError,
  type Operation,
  type SimulatedTransaction,
  type Storage,
  type TransactionOutcome,
  UserRejectedError,
} from '@foyer/chains'
import { vi } from 'vitest'
import type { ConfigOptions } from '../core/types.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { connect } from '../wallet/connect.ts'
import { type AskedRequests, createAskedRequests } from './askedRequests.ts'
import { createTestBackend } from './backend.ts'
import { ALICE, BOB, createTestAdapter, setup } from './setup.ts'

export const DOLLAR = '0x5a11D0c0000000000000000000000000000000a1'
const TAKER = `0x${'0'.repeat(40)}`

/** Wallet, chain, backend and name service for tests of sending; they record the received requests. */
export async function sendWorld({
  accounts,
  answerBackend,
  onSent,
  swap,
  features,
  storage,
  policies,
  gas,
  all = createAskedRequests(),
}: {
  readonly accounts?: readonly ConnectorAccount[]
  /** Answers of the backend that replace the default ones. */
  readonly answerBackend?: (request: Request) => Response | Promise<Response> | undefined
  /** Called with each transaction that the wallet sends. */
  readonly onSent?: (parameters: object) => void
  readonly swap?: ConfigOptions['swap']
  readonly features?: ConfigOptions['features']
  readonly storage?: Storage
  readonly policies?: ConfigOptions['policies']
  /** Gas that nodes estimate. @default no node estimates it */
  readonly gas?: bigint
  /** Requests to the wallet from all tabs with this storage. */
  readonly all?: AskedRequests
} = {}) {
  const holdings: Record<string, string> = { ETH: '2', AMBD: '1000' }
  const balance = (symbol: string, more: object) => ({
    name: symbol,
    symbol,
    iconUrl: '',
    ...more,
  })
  const backend = createTestBackend((request) => {
    const { url } = request
    const special = answerBackend?.(request)
    if (special) return special
    const chainId = new URL(url).searchParams.get('chainId') ?? ''
    if (url.includes('supported-chains')) return Response.json({ http: ['eip155:1', 'eip155:137'], ws: [] })
    if (url.includes('gas-price')) {
      const price = `${10n ** 9n}`
      return Response.json({ standard: price, fast: price, instant: price })
    }
    if (!url.includes('/balance')) return new Response('', { status: 404 })
    return Response.json({
      balances: [
        balance('ETH', {
          chainId,
          price: 3200,
          quantity: { decimals: '18', numeric: holdings['ETH'] },
        }),
        balance('AMBD', {
          chainId,
          address: `${chainId}:${DOLLAR}`,
          price: 1,
          quantity: { decimals: '6', numeric: holdings['AMBD'] },
        }),
      ],
    })
  })
  const names = mockNames()
  const waiting: (() => void)[] = []
  const answer = {
    mode: 'approve' as 'approve' | 'reject' | 'fail' | 'unclear' | 'wait',
    approve: () => {
      for (const run of waiting.splice(0)) run()
    },
  }
  const live: { accounts: readonly string[]; chainId: string; onCheck: () => void } = {
    accounts: (accounts ?? [{ address: ALICE }]).map(({ address }) => address),
    chainId: '1',
    onCheck: () => {},
  }
  const requests: (readonly [string, unknown])[] = []
  /** Number of requests that the wallet shows, now and at most. */
  const shown = { now: 0, most: 0 }
  let isGone = false
  const untilGone = (): Promise<void> | undefined => (isGone ? new Promise(() => {}) : undefined)
  const ask = async (name: string, parameters: object): Promise<string> => {
    await untilGone()
    requests.push([name, parameters])
    const end = all.add(parameters, made.config)
    shown.now += 1
    shown.most = Math.max(shown.most, shown.now)
    if (answer.mode === 'wait') await new Promise<void>((resolve) => waiting.push(resolve))
    await untilGone()
    shown.now -= 1
    if (answer.mode === 'unclear') {
      // A signature sends nothing, so its outcome is clear.
      end(name === 'signTypedData' ? 'answered' : 'unclear')
      throw new FoyerError('SEND_UNCLEAR', { shortMessage: 'Who knows' })
    }
    end('answered')
    if (answer.mode === 'reject') throw new UserRejectedError()
    if (answer.mode === 'fail') throw new FoyerError('SEND_TRANSACTION_FAILED', { shortMessage: 'broken' })
    if (name === 'signTypedData') return '0x5161'
    all.count += 1
    onSent?.(parameters)
    return `0x${all.count.toString(16).padStart(64, '0')}`
  }
  /** `l1Fee`: fee for the data of contract calls. */
  const cost: { fee?: string; withheld?: string; l1Fee?: bigint } = {}
  const estimate = mockEstimate(cost)
  const ends: {
    readonly resolve: (outcome: TransactionOutcome) => void
    readonly reject: (error: Error) => void
  }[] = []
  /** Decimals of tokens on the chain; `undefined`: no node answers. */
  const units: Record<string, number | undefined> = { [DOLLAR.toLowerCase()]: 6 }
  const decimals = async (_: unknown, { token }: { readonly token: string }): Promise<number> => {
    const found = units[token.toLowerCase()]
    if (found === undefined)
      throw new FoyerError('TOKEN_DECIMALS_UNKNOWN', { shortMessage: 'No node answers' })
    return found
  }
  /** Symbols of tokens on the chain; `undefined`: no node answers. */
  const symbols: Record<string, string | undefined> = {}
  /** Result of simulations. */
  const simulation: { result: SimulatedTransaction } = { result: { status: 'unknown' } }
  const simulate = mockSimulate(simulation)
  const reserve = mockReserve()
  const adapter = createTestAdapter({
    readSession: async () => async () => ({ accounts: live.accounts, chainId: live.chainId }),
    sendTransaction: async () => async (_, parameters) => ask('sendTransaction', parameters),
    signTypedData: async () => async (_, parameters) => ask('signTypedData', parameters),
    transferToken:
      async () =>
      async ({ recheck }, parameters) => {
        live.onCheck()
        await recheck?.()
        return ask('transferToken', parameters)
      },
    normalizeName:
      async () =>
      async (_, { name }) =>
        name,
    estimateTransfer: async () => estimate,
    ...(gas !== undefined && { estimateGas: async () => async () => gas }),
    getTransferReserve: async () => reserve,
    getTokenDecimals: async () => decimals,
    getTokenSymbol:
      async () =>
      async (_, { token }) =>
        symbols[token.toLowerCase()],
    simulateTransaction: async () => simulate,
    getBalance: async () => async () => ({ value: `${2n * 10n ** 18n}`, decimals: 18, symbol: 'ETH' }),
    waitForTransaction: async () => () => new Promise((resolve, reject) => ends.push({ resolve, reject })),
  })
  const wallet = createTestConnector(accounts ? { accounts } : {})
  const made = setup({
    connectors: [wallet],
    adapters: [adapter],
    endpoints: { blockchain: 'https://backend.example' },
    fetch: backend.fetch,
    names: { resolveName: names },
    ...(swap && { swap }),
    ...(storage && { storage }),
    ...(policies && { policies }),
    features,
  })
  await connect(made.config, { connector: wallet })
  return {
    ...made,
    storage: storage ?? made.storage,
    all,
    wallet,
    backend,
    names,
    holdings,
    answer,
    live,
    units,
    symbols,
    reserve,
    simulation,
    simulate,
    cost,
    estimate,
    /** Requests to the wallet. */
    asked: () => requests,
    /** Maximum number of requests that the wallet showed at a time. */
    mostAtOnce: () => shown.most,
    /** Ends the page, as a reload does: it sends no more requests to the wallet, and receives no answer. */
    leave() {
      isGone = true
      waiting.splice(0)
      made.config.destroy()
    },
    chain: {
      isAsked: () => ends.length > 0,
      /** Number of pending `waitForTransaction` calls. */
      asked: () => ends.length,
      end: (outcome: TransactionOutcome) => {
        for (const { resolve } of ends.splice(0)) resolve(outcome)
      },
      fail: (error: Error) => {
        for (const { reject } of ends.splice(0)) reject(error)
      },
    },
  }
}

// Created outside of `sendWorld`: Vitest keeps every mock, and a mock keeps the variables of the function around it.
function mockNames() {
  const places: Readonly<Record<string, string | undefined>> = {
    'mira.example': BOB,
    'nowhere.example': undefined,
    'lost.example': TAKER,
  }
  return vi.fn(async ({ name }: { readonly name: string }) => {
    if (name === 'slow.example') await new Promise((resolve) => setTimeout(resolve, 30_000))
    if (!(name in places)) throw new Error('nobody')
    const address = places[name]
    const picture = { avatar: 'https://pictures.example/mira.png' }
    return { name, addresses: address ? { 60: { address } } : {}, attributes: [picture] }
  })
}

const mockSimulate = (simulation: { readonly result: SimulatedTransaction }) =>
  vi.fn<Operation<'simulateTransaction'>>(async () => simulation.result)

const mockReserve = () =>
  vi.fn(async (_: unknown, { gasPrice = 1n }: { gasPrice?: bigint | undefined }) => `${65_000n * gasPrice}`)

const mockEstimate = (cost: { readonly fee?: string; readonly withheld?: string; readonly l1Fee?: bigint }) =>
  vi.fn<Operation<'estimateTransfer'>>(async (_, { call }) => {
    const { l1Fee, ...changed } = cost
    const known = { fee: `${60_000n * 10n ** 9n}`, deposit: '0', ...changed }
    if (!call || l1Fee === undefined) return known
    const fee = call.gas * (call.gasPrice ?? 10n ** 9n) + l1Fee
    return { ...known, fee: `${fee}`, reserve: `${fee + l1Fee}` }
  })
