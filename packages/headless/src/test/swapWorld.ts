import { getTokenBalances } from '../data/tokens/getTokenBalances.ts'
import { getSwapTokens } from '../flows/swap/getSwapTokens.ts'
import { setSwapAmount, setSwapToken } from '../flows/swap/setSwap.ts'
import type { SwapToken } from '../flows/swap/types.ts'
import { DOLLAR, sendWorld } from './sendWorld.ts'

export const ROUTER = '0x5a11D0c0000000000000000000000000000000E5'
export const BRACKEN = '0x5A11d0C0000000000000000000000000000000b2'
const NATIVE = `0x${'e'.repeat(40)}`
const word = (value: string): string => BigInt(value).toString(16).padStart(64, '0')
const UNLIMITED = 'f'.repeat(64)

type Kind = 'tokens' | 'quotes' | 'allowance' | 'build-approve' | 'build-transaction'

/** Wallet, chain and backend for tests of swaps; they record the received requests. */
export async function swapWorld(options: Parameters<typeof sendWorld>[0] = {}) {
  const market: Record<string, number> = { [NATIVE]: 3200, [DOLLAR]: 1, [BRACKEN]: 2.5 }
  const decimals: Readonly<Record<string, number>> = { [NATIVE]: 18, [DOLLAR]: 6, [BRACKEN]: 18 }
  const listed = [
    ['Bracken', 'BRKN', BRACKEN],
    ['Amber Dollar', 'AMBD', DOLLAR],
    ['Ether', 'ETH', NATIVE],
  ] as const
  const state = { allowance: 0n }
  const bodies: unknown[] = []
  /** Replaced answers by endpoint. */
  const faults: Partial<Record<Kind, () => Response>> = {}
  /** Fields that the backend changes in built transactions. */
  const overrides: { tx?: object; approve?: object } = {}
  const plain = (id: string): string => id.slice(id.lastIndexOf(':') + 1)
  const worth = (id: string): number => (market[plain(id)] ?? 0) * 1e6
  const swapped = (amount: string, from: string, to: string): string => {
    const scale = (id: string): bigint => 10n ** BigInt(decimals[plain(id)] ?? 0)
    return `${(BigInt(amount) * BigInt(worth(from)) * scale(to)) / (BigInt(worth(to)) * scale(from))}`
  }
  const answers: Readonly<Record<Kind, (asked: URLSearchParams, request: Request) => unknown>> = {
    tokens: (asked) => ({
      tokens: listed.map(([name, symbol, address]) => ({
        name,
        symbol,
        address: `${asked.get('chainId')}:${address}`,
        decimals: decimals[address],
        logoUri: '',
      })),
    }),
    quotes: (asked) => {
      const [amount = '', from = '', to = ''] = ['amount', 'from', 'to'].map((name) => asked.get(name) ?? '')
      return {
        quotes: [
          {
            id: null,
            fromAmount: amount,
            fromAccount: from,
            toAccount: to,
            toAmount: swapped(amount, from, to),
          },
        ],
      }
    },
    allowance: () => ({ allowance: `${state.allowance}` }),
    'build-approve': (asked) => ({
      tx: {
        from: asked.get('from'),
        to: asked.get('to'),
        data: `0x095ea7b3${ROUTER.slice(2).toLowerCase().padStart(64, '0')}${UNLIMITED}`,
        value: '0',
        eip155: { gas: 50_000, gasPrice: '1000000000' },
        ...overrides.approve,
      },
    }),
    'build-transaction': async (_, request) => {
      const body = (await request.json()) as Record<'amount' | 'from' | 'to' | 'userAddress', string>
      bodies.push(body)
      const network = body.from.slice(0, body.from.lastIndexOf(':'))
      return {
        tx: {
          from: body.userAddress,
          to: `${network}:${ROUTER}`,
          data: `0x12345678${word(body.amount)}${word(swapped(body.amount, body.from, body.to))}`,
          amount: swapped(body.amount, body.from, body.to),
          eip155: { gas: '180000', gasPrice: '1000000000' },
          ...overrides.tx,
        },
      }
    },
  }
  const { swap } = options
  const contracts = { 'eip155:1': [ROUTER], 'eip155:137': [ROUTER] }
  const world = await sendWorld({
    ...options,
    swap: swap && 'getQuote' in swap ? swap : { contracts, ...swap },
    answerBackend(request) {
      const special = options.answerBackend?.(request)
      if (special) return special
      const { pathname, searchParams } = new URL(request.url)
      const kind = /^\/v1\/convert\/(.*)$/.exec(pathname)?.[1] as Kind | undefined
      if (!kind || !(kind in answers)) return undefined
      const fault = faults[kind]?.()
      if (fault) return fault
      return Promise.resolve(answers[kind](searchParams, request)).then((body) => Response.json(body))
    },
    onSent(parameters) {
      const { data = '' } = parameters as { readonly data?: string }
      const approved = /^0x095ea7b3[0-9a-f]{64}([0-9a-f]{64})$/.exec(data)?.[1]
      if (approved) state.allowance = BigInt(`0x${approved}`)
    },
  })
  world.units[BRACKEN.toLowerCase()] = 18
  const tokenOf = async (symbol: string): Promise<SwapToken> => {
    const { tokens } = await getTokenBalances(world.config)
    const { all } = await getSwapTokens(world.config)
    const token = [...tokens, ...all].find((each) => each.symbol === symbol)
    if (!token) throw new Error(symbol)
    return token
  }
  return {
    ...world,
    market,
    state,
    faults,
    overrides,
    bodies,
    tokenOf,
    /** Number of backend requests whose path contains `path`. */
    count: (path: string) => world.backend.asked().filter((asked) => asked.includes(path)).length,
    /** Fills the form, and does not wait for the quote. */
    async fill(from: string, to: string, amount: string) {
      setSwapToken(world.config, 'sourceToken', await tokenOf(from))
      setSwapToken(world.config, 'toToken', await tokenOf(to))
      setSwapAmount(world.config, amount)
    },
  }
}
