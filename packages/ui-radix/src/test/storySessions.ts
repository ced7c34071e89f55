import { type ChainAdapter, UserRejectedError } from '@foyer/chains'
import { http, HttpResponse } from 'msw'
import { samples } from './samples.ts'
import {
  answerWith,
  nothingElse,
  STORY_BACKEND,
  storyFetch,
  type StoryFault,
  supportedChains,
} from './storyBackend.ts'
import { storyAdapter, type StoryConfigOptions } from './storyConfig.tsx'

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
  /** Allowances. @default 0.01 of the native currency a day */
  readonly allowances?: readonly object[] | undefined
}

const daily = {
  type: 'native-token-recurring-allowance',
  data: { allowance: '0x2386f26fc10000', start: 1, period: 86_400 },
}

/** A smart session as a backend sends it: its expiry in seconds, its creation in milliseconds. */
const toWire = (
  { begins = -1, ends = 23, isRevoked, functions, allowances = [daily], pci, ...project }: StorySession,
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
    ...allowances,
  ],
  policies: [],
  context: '0xab',
})

export type StorySessionsOptions = {
  readonly sessions?: readonly StorySession[] | undefined
  /** Fault of the list. @default none */
  readonly fault?: StoryFault
  /** Answer of the wallet to the revocation. @default 'approve' */
  readonly wallet?: 'approve' | 'wait' | 'reject' | 'fail' | undefined
}

/** Options of a config for smart sessions, without network. */
export function storySessions({
  sessions = [{}],
  fault,
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
  return {
    adapters,
    features: { smartSessions: true, analytics: false },
    endpoints: { blockchain: STORY_BACKEND },
    fetch: storyFetch(
      supportedChains('eip155:1'),
      http.post<never, { readonly pci: string }>(
        `${STORY_BACKEND}/v1/sessions/*/revoke`,
        async ({ request }) => {
          const { pci } = await request.json()
          pcis = pcis.map((each) => (each.pci === pci ? { ...each, revokedAt: Date.now() } : each))
          return new HttpResponse(null, { status: 204 })
        },
      ),
      http.get(`${STORY_BACKEND}/v1/sessions/*`, () => answerWith(fault, () => ({ pcis }))),
      nothingElse,
    ),
  }
}
