import { withDeadline } from '../../async/deadline.ts'
import { read } from '../../errors/foreign.ts'
import type { CaipNetwork } from '../../types.ts'
import { createError } from '../errors.ts'

/** Timeout before the next node is asked. */
const TIMEOUT_MS = 15_000

export type AskNodeParameters = {
  readonly network: CaipNetwork
  readonly method: string
  readonly params: readonly unknown[] | undefined
  readonly fetch: typeof globalThis.fetch | undefined
}

/**
 * Asks the nodes of a network in turn until a node responds. Throws `NODE_FAILED`; a JSON-RPC error is a response,
 * after which no other node is asked.
 */
export async function askNode({ network, method, params = [], fetch }: AskNodeParameters): Promise<unknown> {
  let cause: unknown
  for (const url of fetch ? network.rpcUrls.default.http : []) {
    try {
      /* oxlint-disable no-await-in-loop -- the next node is asked only if this one fails */
      const answer = await withDeadline(
        async (signal): Promise<unknown> => {
          const response = await fetch?.(url, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
            signal,
          })
          return response?.json()
        },
        { milliseconds: TIMEOUT_MS, late: () => createError('NODE_FAILED', { method }) },
      )
      /* oxlint-enable no-await-in-loop */
      const error = read(answer, 'error')
      const result = read(answer, 'result')
      cause = error ?? answer
      if (error !== undefined) break
      // A response without `result` is not JSON-RPC, for example the text of a rate limit.
      if (result !== undefined) return result
    } catch (error) {
      cause = error
    }
  }
  throw createError('NODE_FAILED', { method }, { cause })
}
