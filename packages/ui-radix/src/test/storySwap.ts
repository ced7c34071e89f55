import { type ChainAdapter, FoyerError, type TransactionOutcome, UserRejectedError } from '@foyer/chains'
import type { Config, SwapForm, SwapProvider } from '@foyer/headless'
import {
  getSwap,
  getSwapTokens,
  setSwapAmount,
  setSwapToken,
  startSwap,
  watchSwap,
} from '@foyer/headless/actions'
import { http, HttpResponse } from 'msw'
import { arranging } from './arranging.ts'
import { samples } from './samples.ts'
import { STORY_BACKEND } from './storyBackend.ts'
import { storyAdapter, type StoryConfigOptions } from './storyConfig.tsx'
import { storyToken, storyTokens, type StoryTokens } from './storyTokens.ts'

export const STORY_ROUTER = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
export const STORY_SWAP_HASH = `0x${'5a'.repeat(32)}`

export type StorySwapOptions = {
  readonly tokens?: StoryTokens | undefined
  /** Answer of the wallet. @default 'approve' */
  readonly wallet?: 'approve' | 'wait' | 'reject' | 'fail' | 'unclear' | undefined
  /** Outcome of a transaction. @default 'confirmed' */
  readonly outcome?: TransactionOutcome | undefined
  /** Fault of a quote. @default none */
  readonly quote?: 'wait' | 'fail' | 'liquidity' | 'noRoute' | undefined
  /** Fault of the token list. @default none */
  readonly list?: 'wait' | 'fail' | 'empty' | undefined
  /** Fault of the review. @default none */
  readonly build?: 'wait' | 'fail' | undefined
  /** The nodes cannot simulate transactions. @default false */
  readonly unmeasured?: boolean | undefined
  /** Share of the price value that the quote delivers. @default 1 */
  readonly share?: (() => number) | undefined
  /** Share of the quoted amount that the call enforces. @default not known from the call */
  readonly minimum?: number | undefined
  readonly fees?: boolean | undefined
  readonly noGas?: boolean | undefined
  /** Two tokens have the same symbol. */
  readonly alike?: boolean | undefined
}

const NATIVE = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const never = <value>(): Promise<value> => new Promise(() => {})
const idOf = (index: number): string =>
  index === 0 ? NATIVE : `eip155:1:0x${index.toString(16).padStart(40, '0')}`
const PARTS = 1_000_000
const priceOf = (id: string): number => 1810 / (Number.parseInt(id === NATIVE ? '0' : id.slice(-4), 16) + 1)

/** Options of a config for swaps, without network. */
export function storySwap(options: StorySwapOptions = {}): StoryConfigOptions {
  const { wallet = 'approve', outcome = 'confirmed', share = () => 1, noGas } = options
  const applyFault = async (fault: 'wait' | 'fail' | undefined): Promise<void> => {
    if (fault === 'wait') await never()
    if (fault === 'fail') throw new TypeError('no answer')
  }
  let allowance = '0'
  let built:
    | { readonly from: string; readonly to: string; readonly amount: string; readonly got: string }
    | undefined
  const base = storyAdapter('eip155', options.tokens?.count === 0 ? '0' : '7.2345')
  const adapter: ChainAdapter = {
    ...base,
    operations: {
      ...base.operations,
      sendTransaction: async () => async (_, parameters) => {
        if (wallet === 'wait') await never()
        if (wallet === 'reject') throw new UserRejectedError()
        if (wallet === 'unclear') throw new FoyerError('SEND_UNCLEAR', { shortMessage: 'Who knows' })
        if (wallet === 'fail')
          throw new FoyerError('SEND_TRANSACTION_FAILED', {
            shortMessage: 'The transaction could not be sent',
          })
        if (parameters.data?.startsWith('0x095ea7b3')) allowance = `${10n ** 30n}`
        return STORY_SWAP_HASH
      },
      simulateTransaction: async () => async () => {
        if (!built || options.unmeasured) return { status: 'unknown' }
        const assetOf = (id: string) => (id === NATIVE ? {} : { token: id.slice('eip155:1:'.length) })
        return {
          status: 'success',
          changes: [
            { ...assetOf(built.from), change: `-${built.amount}` },
            { ...assetOf(built.to), change: built.got },
          ],
        }
      },
      waitForTransaction: async () => async () => (outcome === 'pending' ? never() : outcome),
    },
  }
  const promised = ({ from, to, amount }: Parameters<SwapProvider['getQuote']>[0]): string => {
    const rate = Math.round((priceOf(from) / priceOf(to)) * share() * PARTS)
    return `${(BigInt(amount) * BigInt(rate)) / BigInt(PARTS)}`
  }
  const swap: SwapProvider = {
    name: 'Meadow',
    contracts: { 'eip155:1': [STORY_ROUTER] },
    async getTokens() {
      await applyFault(options.list === 'empty' ? undefined : options.list)
      if (options.list === 'empty') return []
      return [0, 1, 2, 4, 5, 6, 7, 8, 9, 10].map((index) => {
        const { name, symbol, iconUrl } = storyToken(index) as Record<'name' | 'symbol' | 'iconUrl', string>
        const word = options.alike && index === 9 ? 'PEBB' : index > 7 ? `${symbol}${index}` : symbol
        return { address: idOf(index), name, symbol: word, decimals: 18, logoUri: iconUrl }
      })
    },
    async getQuote(request) {
      const { quote, fees } = options
      if (quote === 'liquidity') throw new TypeError('insufficient liquidity')
      if (quote === 'noRoute') return undefined
      await applyFault(quote)
      return {
        toAmount: promised(request),
        ...(fees && { fees: [{ label: 'Meadow', value: '0.0025', token: 'ETH' }] }),
      }
    },
    getAllowance: async () => allowance,
    getSpender: async () => STORY_ROUTER,
    async getTransaction(request) {
      await applyFault(options.build)
      const toAmount = promised(request)
      built = { from: request.from, to: request.to, amount: request.amount, got: toAmount }
      return {
        from: request.account,
        to: `eip155:1:${STORY_ROUTER}`,
        data: options.minimum === undefined ? '0x12345678' : callWith(toAmount, options.minimum),
        gas: '180000',
        toAmount,
      }
    },
  }
  const tokens: StoryTokens = noGas
    ? { tokens: [storyToken(0, { quantity: { decimals: '18', numeric: '0.00001' } }), storyToken(1)] }
    : (options.tokens ?? {})
  const gasPrice = `${10n ** 9n}`
  const prices = http.get(`${STORY_BACKEND}/*/gas-price`, () =>
    HttpResponse.json({ standard: gasPrice, fast: gasPrice, instant: gasPrice }),
  )
  return {
    ...storyTokens({ ...tokens, handlers: [prices] }),
    adapters: [adapter],
    swap,
    // An image that needs no network.
    metadata: { name: 'Orchard', icons: [samples.blue] },
  }
}

/** Call `ethUnoswap(uint256 minReturn, uint256 dex)` of a 1inch router. */
const callWith = (toAmount: string, share: number): `0x${string}` => {
  const least = (BigInt(toAmount) * BigInt(share * PARTS)) / BigInt(PARTS)
  return `0xa76dfc3b${least.toString(16).padStart(64, '0')}${'0'.repeat(64)}`
}

export type StoryPair = { readonly from?: number; readonly to?: number; readonly amount?: string }

/**
 * Fills the form like a visitor: by indices in the lists of owned and known tokens. Ends when the quote is requested.
 */
export const fillSwap = (config: Config, { from, to, amount }: StoryPair): Promise<void> =>
  arranging(async () => {
    // Shares the start of the open view, if there is one.
    await startSwap(config)
    const { own, all } = await getSwapTokens(config)
    const find = (index: number) => [...own, ...all].find(({ id }) => id === idOf(index))
    const [given, got] = [from, to].map((index) => (index === undefined ? undefined : find(index)))
    if (given) setSwapToken(config, 'sourceToken', given)
    if (got) setSwapToken(config, 'toToken', got)
    if (amount !== undefined) setSwapAmount(config, amount)
    await whenAsked(config)
  })

/** Resolves when the form has requested its quote, after a pause, or lacks an input. */
const whenAsked = (config: Config): Promise<void> =>
  new Promise((resolve) => {
    const isAsked = ({ request, problem }: SwapForm): boolean =>
      request !== undefined || problem !== undefined
    if (isAsked(getSwap(config))) return resolve()
    const stop = watchSwap(config, {
      onChange: (form) => {
        if (!isAsked(form)) return
        stop()
        resolve()
      },
    })
  })
