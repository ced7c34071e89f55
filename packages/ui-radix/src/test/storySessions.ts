import { type ChainAdapter, UserRejectedError } from '@foyer/chains'
import { samples } from './samples.ts'
import { storyAdapter, type StoryConfigOptions } from './storyConfig.tsx'

/** Times of a smart session as a backend sends them: expiry in seconds, creation in milliseconds. */
const HOUR_MS = 3_600_000
const inHours = (hours: number): number => Date.now() + hours * HOUR_MS

export type StorySession = {
  readonly pci?: string | undefined
  readonly name?: string | null | undefined
  readonly url?: string | undefined
  readonly iconUrl?: string | undefined
  /** Hours from now. @default -1 */
  readonly begins?: number | undefined
  /** Hours from now. @default 23 */
  readonly ends?: number | undefined
  readonly isRevoked?: boolean | undefined
  readonly functions?: readonly unknown[] | undefined
}

const toWire = (
  { begins = -1, ends = 23, isRevoked, functions, pci, ...project }: StorySession,
  index: number,
): object => ({
  pci: pci ?? `pci-${index}`,
  project: { id: 'p', name: 'Orchard', url: 'https://orchard.example', iconUrl: samples.orange, ...project },
  createdAt: inHours(begins),
  expiry: Math.floor(inHours(ends) / 1000),
  ...(isRevoked && { revokedAt: inHours(begins) }),
  permissions: [
    {
      type: 'contract-call',
      data: {
        address: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
        abi: [],
        functions: functions ?? [{ functionName: 'harvest' }, { functionName: 'plant' }],
      },
    },
    { type: 'native-token-recurring-allowance', data: { allowance: '0x1', start: 1, period: 1 } },
  ],
  policies: [],
  context: '0xab',
})

export type StorySessionsOptions = {
  readonly sessions?: readonly StorySession[] | undefined
  /** Response of the backend. @default 'list' */
  readonly backend?: 'list' | 'pending' | 'failed' | undefined
  /** Answer of the wallet to the revocation. @default 'approve' */
  readonly wallet?: 'approve' | 'wait' | 'reject' | 'fail' | undefined
}

/** Options of a config for smart sessions, without network. */
export function storySessions({
  sessions = [{}],
  backend = 'list',
  wallet = 'approve',
}: StorySessionsOptions = {}): StoryConfigOptions {
  let pcis = sessions.map(toWire) as readonly { readonly pci: string }[]
  const adapter = storyAdapter()
  const adapters: readonly ChainAdapter[] = [
    {
      ...adapter,
      operations: {
        ...adapter.operations,
        revokePermissions: async () => async () => {
          if (wallet === 'wait') await new Promise(() => {})
          // Errors of wallets, in the shape that wallets use.
          if (wallet === 'reject') throw new UserRejectedError()
          if (wallet === 'fail') return Promise.reject({ code: -32603, message: 'broken' })
          return '0x51'
        },
      },
    },
  ]
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (pathname === '/v1/supported-chains') return Response.json({ http: ['eip155:1'], ws: [] })
    if (!pathname.startsWith('/v1/sessions/')) return Response.json({}, { status: 404 })
    if (pathname.endsWith('/revoke')) {
      const { pci } = (await request.json()) as { pci: string }
      pcis = pcis.map((each) => (each.pci === pci ? { ...each, revokedAt: Date.now() } : each))
      return new Response(null, { status: 204 })
    }
    if (backend === 'pending') await new Promise(() => {})
    return backend === 'failed' ? Response.json({}, { status: 500 }) : Response.json({ pcis })
  }
  return {
    adapters,
    features: { smartSessions: true, analytics: false },
    endpoints: { blockchain: 'https://backend.example' },
    fetch: answer as typeof globalThis.fetch,
  }
}
