import {
  createBackendState,
  createFaults,
  createHandlers,
  createRequestLog,
  type Fault,
} from '@foyer/sandbox/handlers'
import { getResponse } from 'msw'

const NODE_URL = 'https://node.test'
const ONE = '1'.padStart(64, '0')

const nodeResults: Readonly<Record<string, unknown>> = {
  eth_chainId: '0x1',
  eth_getBalance: '0x14d1120d7b160000',
  eth_estimateGas: '0x5208',
  eth_getTransactionReceipt: { status: '0x1' },
  // EIP-1271: a contract confirms a signature as its own.
  eth_call: `0x${ONE}`,
  // The account is a contract.
  eth_getCode: '0x6000',
}

function answerAsNode(body: unknown): Response {
  const { id, method } = body as { readonly id: number; readonly method: string }
  return Response.json({ jsonrpc: '2.0', id, result: nodeResults[method] ?? null })
}

/** Features that the project leaves to the app. */
const others = ['social_login', 'activity', 'swap', 'onramp', 'multi_wallet'].map((id) => ({
  id,
  isEnabled: true,
  config: null,
}))

/** An in-process backend with faults of every kind. */
export function createFaultWorld() {
  const faults = createFaults()
  const requests = createRequestLog()
  // Coinbase's page must be on a host of Coinbase, or on this machine, like the pages of the sandbox.
  const baseUrl = 'https://localhost'
  const state = createBackendState()
  state.project.set({
    ...state.project.get(),
    features: [{ id: 'reown_branding', isEnabled: false, config: [] }, ...others],
  })
  const handlers = createHandlers({ baseUrl, faults, requests, state })
  // The same handlers with a node for JSON-RPC; balances do not come from the node.
  const nodeHandlers = createHandlers({ baseUrl, faults, requests, state, evmUrls: { 1: NODE_URL } })
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.url.startsWith(NODE_URL)) return answerAsNode(await request.json())
    const { signal } = request
    const aborted = new Promise<never>((_, reject) => {
      const abort = (): void => reject(signal.reason as Error)
      if (signal.aborted) abort()
      signal.addEventListener('abort', abort)
    })
    const isOfNode = new URL(request.url).pathname === '/v1/'
    const response = await Promise.race([getResponse(isOfNode ? nodeHandlers : handlers, request), aborted])
    if (response?.type === 'error') throw new TypeError('Failed to fetch')
    return response ?? new Response(null, { status: 404 })
  }
  return {
    faults,
    requests,
    state,
    fetch,
    options: { endpoints: { blockchain: baseUrl, kit: baseUrl, analytics: baseUrl }, fetch },
  }
}

export type FaultWorld = ReturnType<typeof createFaultWorld>

const WRONG = {
  data: 7,
  count: 'many',
  balances: 7,
  fungibles: 7,
  http: 7,
  features: 7,
  pcis: 7,
  suggestions: 7,
  allowedOrigins: 7,
  isAnalyticsEnabled: 7,
  name: 7,
  avatar: 7,
  standard: 7,
  success: 'maybe',
  result: 7,
  pci: 7,
  key: 7,
  addresses: 7,
  tokens: 7,
  quotes: 7,
  allowance: 7,
  tx: 7,
  purchaseCurrencies: 7,
  purchaseAmount: 7,
  url: 7,
}

/** Faults of a response; `isAnswered`: a valid response arrives in the end. */
const kinds: readonly {
  readonly kind: string
  readonly fault: Fault
  readonly isAnswered?: boolean
}[] = [
  { kind: 'never answers', fault: { hang: true } },
  { kind: 'cannot be reached', fault: { abort: true } },
  { kind: '403', fault: { status: 403, body: { reasons: [{ name: 'project', description: 'No' }] } } },
  { kind: '429', fault: { status: 429, body: '' } },
  { kind: '500', fault: { status: 500, body: '<h1>Oops</h1>' } },
  { kind: 'answers nothing', fault: { body: '' } },
  { kind: 'stops in the middle', fault: { truncate: 10 } },
  { kind: 'answers something else', fault: { body: WRONG } },
  { kind: 'answers 50 MB', fault: { bytes: 50_000_000 } },
  { kind: 'takes 10 s', fault: { delayMs: 10_000 }, isAnswered: true },
]

/** Faults tested with every case; the other faults, which end in the same error, are spread over the cases. */
const ofEachCase = ['never answers', 'answers something else', 'takes 10 s']
const isDeep = process.env['FOYER_DEEP'] !== undefined

/** Faults of the case at an index: all in `test:deep`. */
export const kindsOf = (index: number): typeof kinds =>
  kinds.filter(({ kind }, at) => isDeep || ofEachCase.includes(kind) || (index + at) % 4 === 0)
