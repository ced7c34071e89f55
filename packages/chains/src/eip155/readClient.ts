import { createClient, fallback, http, type Client, type Transport } from 'viem'
import { read } from '../errors/FoyerError.ts'
import type { CaipNetwork, CaipNetworkId } from '../types.ts'
import { rankUrls } from '../rankUrls.ts'
import { addSample, type RpcSamples } from '../rpcSamples.ts'

const POLLING_INTERVAL_MS = 4000
const TIMEOUT_MS = 10_000
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
  const nodes = urls.map((url) => measured(url, samples, signal))
  return createClient({
    transport:
      transports?.[network.caipNetworkId] ?? fallback(nodes, { rank: false, retryCount: RETRY_COUNT }),
    pollingInterval: POLLING_INTERVAL_MS,
  })
}

/** A node whose answers are timed. */
function measured(url: string, samples: RpcSamples, signal: AbortSignal | undefined): Transport {
  const headers = isHosted(url) ? { 'Content-Type': 'text/plain' } : undefined
  const fetchOptions = { ...(signal && { signal }), ...(headers && { headers }) }
  const transport = http(url, { fetchOptions, retryCount: 0, timeout: TIMEOUT_MS })
  return (config) => {
    const node = transport(config)
    const request = (async (...body: Parameters<typeof node.request>): Promise<unknown> => {
      const start = performance.now()
      try {
        const answer = await node.request(...body)
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
