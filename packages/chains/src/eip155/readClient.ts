import { createClient, fallback, http, TimeoutError, type Client, type Transport } from 'viem'
import { read } from '../errors/FoyerError.ts'
import type { CaipNetwork, CaipNetworkId } from '../types.ts'
import { addSample, rankUrls, type RpcSamples } from '../nodes.ts'
import { withDeadline } from '../async/deadline.ts'

const POLLING_INTERVAL_MS = 4000
/** After this long the next node is asked. */
const TIMEOUT_MS = 10_000
/** Where there is no other one, it may take longer. */
const ALONE_TIMEOUT_MS = 15_000
const RETRY_COUNT = 1

export type ReadOptions = {
  /** What is known about nodes so far; lives as long as the adapter. */
  readonly samples: RpcSamples
  /** Ways to reach a network that take the place of its RPC URLs. */
  readonly transports?: Partial<Record<CaipNetworkId, Transport>> | undefined
}

export type CreateReadClientParameters = ReadOptions & {
  readonly network: CaipNetwork
  readonly signal?: AbortSignal | undefined
}

/** A viem client for one question to a network's nodes: the best one first, the others when it fails. */
export function createReadClient(parameters: CreateReadClientParameters): Client {
  const { network, samples, transports, signal } = parameters
  const urls = rankUrls(network.rpcUrls.default.http, samples)
  const timeoutMs = urls.length > 1 ? TIMEOUT_MS : ALONE_TIMEOUT_MS
  const nodes = urls.map((url) => measured(url, { samples, signal, timeoutMs }))
  return createClient({
    transport:
      transports?.[network.caipNetworkId] ?? fallback(nodes, { rank: false, retryCount: RETRY_COUNT }),
    pollingInterval: POLLING_INTERVAL_MS,
  })
}

type MeasuredOptions = Pick<CreateReadClientParameters, 'samples' | 'signal'> & { readonly timeoutMs: number }

/** A node whose answers are timed. viem's own limit ends with the first byte, and where it is given a signal it has none. */
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
        // A node that answers "no" is a node that answers.
        const isAnswer = typeof read(error, 'code') === 'number'
        if (!signal?.aborted)
          addSample(samples, url, isAnswer ? performance.now() - start : Number.POSITIVE_INFINITY)
        throw error
      }
    }) as typeof node.request
    return { ...node, request }
  }
}

/** The hosted RPC takes plain text, which spares the browser a preflight request. */
function isHosted(url: string): boolean {
  return /\/v1\/\?chainId=[^&]+&projectId=/.test(url)
}
