import type { Foreign, Lie, Service } from './lieMakers.ts'
import { lieTable } from './lieTable.ts'
import { createRandom } from './random.ts'

type Provider = {
  readonly request: (request: { readonly method: string; readonly params?: unknown }) => Promise<unknown>
}

/** Features of a Wallet Standard wallet, by name. */
type Features = Readonly<Record<`${string}:${string}`, unknown>>

/** Hash of no transaction. */
const UNKNOWN_HASH = `0x${'ab'.repeat(32)}`

export type CreateLiesParameters = {
  readonly seed: number
  /** Number of false answers that are chosen. */
  readonly count: number
  /** Services that lie. @default all */
  readonly services?: readonly Service[] | undefined
  /** Hashes or signatures of transactions of other accounts, which wallets and nodes name. */
  readonly foreign?: Foreign | undefined
  /** Fetches the honest answers. @default the global `fetch` */
  readonly fetch?: typeof globalThis.fetch | undefined
}

export type Lies = {
  /** `fetch` of a page whose backend, swap provider and nodes lie. */
  readonly fetch: typeof globalThis.fetch
  /** Provider of a wallet that carries out its requests, and returns false answers. */
  readonly wrapProvider: <provider extends Provider>(provider: provider) => provider
  /** The same for features of a Wallet Standard wallet. */
  readonly wrapFeatures: (features: Features) => Features
  /** Chosen lies. */
  readonly chosen: readonly string[]
  /** Lies that were told, by name. */
  readonly told: () => readonly string[]
}

/**
 * Lies of hostile services, generated from a seed: honest answers of the sandbox with changed units, symbols, quotes,
 * calldata, spenders, simulations, receipts and history. Failures are `world.faults`.
 *
 * @example
 * ```ts
 * import { createLies } from '@foyer/sandbox'
 *
 * const lies = createLies({ seed: 1, count: 3 })
 * const answer = await lies.fetch('http://127.0.0.1:4010/v1/convert/tokens?chainId=eip155:1')
 * console.log(await answer.json(), lies.told())
 * ```
 */
export function createLies({
  seed,
  count,
  services,
  foreign = [UNKNOWN_HASH],
  fetch = globalThis.fetch,
}: CreateLiesParameters): Lies {
  const random = createRandom(seed)
  const table = lieTable.filter(({ service }) => !services || services.includes(service))
  const [first, ...rest] = table
  const chosen = first ? Array.from({ length: count }, () => random.pick<Lie>([first, ...rest])) : []
  const applied = new Set<string>()
  const applyLies = (subject: string, honest: unknown): unknown =>
    chosen
      .filter(({ matches }) => matches.test(subject))
      .reduce((answer, { name, change }) => {
        applied.add(name)
        return change(answer, random, foreign)
      }, honest)

  return {
    chosen: [...new Set(chosen.map(({ name }) => name))],
    told: () => [...applied],
    async fetch(input, init) {
      const request = new Request(input, init)
      const question = request.method === 'POST' ? await request.clone().text() : ''
      const response = await fetch(request)
      if (!response.ok) return response
      const text = await response.text()
      return new Response(falsify(request, question, text), {
        status: response.status,
        headers: { 'Content-Type': 'application/json' },
      })
    },
    wrapProvider: (provider) =>
      new Proxy(provider, {
        get: (target, key) =>
          key === 'request'
            ? async (asked: { readonly method: string }) =>
                applyLies(asked.method, await target.request(asked))
            : (Reflect.get(target, key) as unknown),
      }),
    wrapFeatures: (features) =>
      Object.fromEntries(
        Object.entries(features).map(([name, feature]) => {
          const method = name.slice(name.indexOf(':') + 1)
          const run = (feature as Record<string, unknown>)[method]
          if (typeof run !== 'function') return [name, feature]
          const lying = async (...inputs: readonly unknown[]) =>
            applyLies(name, await (run as (...inputs: readonly unknown[]) => unknown)(...inputs))
          return [name, { ...(feature as object), [method]: lying }]
        }),
      ),
  }

  function falsify(request: Request, question: string, text: string): string {
    const { pathname } = new URL(request.url)
    try {
      const answer = JSON.parse(text) as Record<string, unknown>
      const { method } = (question ? JSON.parse(question) : {}) as { readonly method?: string }
      if (method === undefined) return JSON.stringify(applyLies(`${request.method} ${pathname}`, answer))
      return 'result' in answer
        ? JSON.stringify({ ...answer, result: applyLies(`RPC ${method}`, answer['result']) })
        : text
    } catch {
      return text
    }
  }
}
