import { createClient, fallback, http, TimeoutError, type Client, type Transport } from 'viem'
import { abortable, withDeadline } from '../async/deadline.ts'
import { read } from '../errors/foreign.ts'
import { addSample, rankUrls, type RpcSamples } from '../rankUrls.ts'
import type { CaipNetwork, CaipNetworkId } from '../types.ts'
import { checkViem } from './checkViem.ts'

/** Interval at which nodes are asked again for a receipt. */
export const POLLING_INTERVAL_MS = 4000
/** Timeout before the next node is asked. */
const TIMEOUT_MS = 10_000
/** Timeout when there is only one node. */
const ALONE_TIMEOUT_MS = 15_000
const RETRY_COUNT = 1

export type ReadOptions = {
  /** Measurements of nodes; kept as long as the adapter. */
  readonly samples: RpcSamples
  /** Transports that replace the RPC URLs of a network. */
  readonly transports?: Partial<Record<CaipNetworkId, Transport>> | undefined
}

export type CreateReadClientParameters = ReadOptions & {
  readonly network: CaipNetwork
  readonly signal?: AbortSignal | undefined
}

/** viem client for one request to a network's nodes: the best node first, the others as fallback. */
export function createReadClient(parameters: CreateReadClientParameters): Client {
  checkViem()
  const { network, samples, transports, signal } = parameters
  const urls = rankUrls(network.rpcUrls.default.http, samples)
  const timeoutMs = urls.length > 1 ? TIMEOUT_MS : ALONE_TIMEOUT_MS
  const nodes = urls.map((url) => measured(url, { samples, signal, timeoutMs }))
  return createClient({
    transport:
      transports?.[network.caipNetworkId] ?? fallback(nodes, { rank: false, retryCount: RETRY_COUNT }),
  })
}

/** Response of a network's nodes to a request. Rejects as soon as the signal aborts. */
export const requestNodes = (
  parameters: CreateReadClientParameters,
  method: string,
  params: readonly unknown[] = [],
): Promise<unknown> =>
  abortable(createReadClient(parameters).request({ method, params } as never), parameters.signal)

/** Sends a request to the nodes of a network; `undefined` if none answers. Rejects as soon as the signal aborts. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

export const createAsk =
  (parameters: CreateReadClientParameters): Ask =>
  (method, params) => {
    // A client for each request: the order of the nodes changes.
    const answer: Promise<unknown> = createReadClient(parameters).request({ method, params } as never)
    return abortable(
      answer.catch(() => undefined),
      parameters.signal,
    )
  }

type MeasuredOptions = Pick<CreateReadClientParameters, 'samples' | 'signal'> & { readonly timeoutMs: number }

/**
 * Transport that measures response times. viem's own timeout ends at the first byte, and is disabled by a signal.
 */
function measured(url: string, { samples, signal, timeoutMs }: MeasuredOptions): Transport {
  const headers = isHosted(url) ? { 'Content-Type': 'text/plain' } : undefined
  const until = (ending?: AbortSignal) =>
    http(url, {
      fetchOptions: { ...(ending && { signal: ending }), ...(headers && { headers }) },
      retryCount: 0,
      timeout: 0,
    })
  return (config) => {
    const node = until()(config)
    const request = (async (...question: Parameters<typeof node.request>): Promise<unknown> => {
      const start = performance.now()
      try {
        const answer = await withDeadline((ending) => until(ending)(config).request(...question), {
          milliseconds: timeoutMs,
          late: () => new TimeoutError({ body: { ...question[0] }, url }),
          signal,
        })
        addSample(samples, url, performance.now() - start)
        return answer
      } catch (error) {
        // A node with a JSON-RPC error has answered.
        const isAnswer = typeof read(error, 'code') === 'number'
        if (!signal?.aborted)
          addSample(samples, url, isAnswer ? performance.now() - start : Number.POSITIVE_INFINITY)
        throw error
      }
    }) as typeof node.request
    return { ...node, request }
  }
}

/** The hosted RPC accepts plain text, which avoids a CORS preflight. */
function isHosted(url: string): boolean {
  return /\/v1\/\?chainId=[^&]+&projectId=/.test(url)
}
