import { createLies, createSandbox, type Lies, type SandboxWithoutRelay } from '@foyer/sandbox'
import { vi } from 'vitest'

type LiesParameters = Omit<NonNullable<Parameters<typeof createLies>[0]>, 'fetch'>

/** Runs one seed: `FOYER_SEED=17 npx vitest run apps/playground/src/lies`. */
export const ONLY_SEED = Number(process.env['FOYER_SEED'] ?? 0)

const isDeep = process.env['FOYER_DEEP'] !== undefined
/** Number of lies told to a flow: forty times as many in `npm run test:deep`. */
export const countLies = (few: number): number => (isDeep ? few * 40 : few)
export const LIES_TIMEOUT_MS = isDeep ? 3_600_000 : 900_000

/** A sandbox whose services lie to pages, each page with lies of its own. */
export type LyingWorld = {
  readonly world: SandboxWithoutRelay
  /** Fetches the honest answers. */
  readonly fetch: typeof fetch
  /** Sends a request to a node, past the lies. */
  readonly rpc: (url: string, method: string, ...params: readonly unknown[]) => Promise<unknown>
  /** Starts to lie to the page with this project id, which all of its requests contain. */
  readonly lieTo: (projectId: string, parameters: LiesParameters) => Lies
  readonly beHonestTo: (projectId: string) => void
  readonly stop: () => Promise<void>
}

/** Starts the sandbox, and stubs the global `fetch` until `stop`. */
export async function createLyingWorld(options: { readonly evm?: false } = {}): Promise<LyingWorld> {
  const honest = globalThis.fetch
  const liesOf = new Map<string, Lies>()
  const world = await createSandbox({ ...options, relay: false })
  vi.stubGlobal('fetch', ((input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const lies = liesOf.get(url.searchParams.get('projectId') ?? '')
    return lies ? lies.fetch(input, init) : honest(input, init)
  }) satisfies typeof fetch)
  return {
    world,
    fetch: honest,
    async rpc(url, method, ...params) {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
      const headers = { 'Content-Type': 'application/json' }
      const answer = await honest(url, { method: 'POST', headers, body })
      return ((await answer.json()) as { readonly result?: unknown }).result
    },
    lieTo(projectId, parameters) {
      const lies = createLies({ ...parameters, fetch: honest })
      liesOf.set(projectId, lies)
      return lies
    },
    beHonestTo: (projectId) => void liesOf.delete(projectId),
    async stop() {
      vi.unstubAllGlobals()
      await world.stop()
    },
  }
}

/** Numbers below a limit, by a seed. */
export function createChoice(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => (state = (state * 1103515245 + 12345) % 2 ** 31) % (limit || 1)
}
