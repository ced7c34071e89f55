import {
  createDefaultRpcTransport,
  createSolanaRpcFromTransport,
  isSolanaError,
  type Rpc,
  type RpcTransport,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR,
  type SolanaRpcApi,
} from '@solana/kit'
import { withDeadline } from '../async/deadline.ts'
import { addSample, rankUrls, type RpcSamples } from '../rankUrls.ts'
import type { CaipNetwork, CaipNetworkId } from '../types.ts'
import { createSolanaError } from './errors.ts'

const TIMEOUT_MS = 10_000

export type RpcOptions = {
  /** Measurements of nodes; kept as long as the adapter. */
  readonly samples: RpcSamples
  /** Transports that replace the RPC URLs of a network. */
  readonly transports?: Partial<Record<CaipNetworkId, RpcTransport>> | undefined
  /** Called when a node did not respond: the effect of the request is then unknown. */
  readonly onSilence?: (() => void) | undefined
}

/** Kit client for a network's nodes: the best node first, the others as fallback. Throws `RPC_URL_NOT_FOUND`. */
export function createRpc(
  network: CaipNetwork,
  { samples, transports, onSilence }: RpcOptions,
): Rpc<SolanaRpcApi> {
  const own = transports?.[network.caipNetworkId]
  if (own) return createSolanaRpcFromTransport(reportingSilence(own, onSilence) as RpcTransport)
  const urls = rankUrls(network.rpcUrls.default.http, samples)
  if (urls.length === 0) throw createSolanaError('RPC_URL_NOT_FOUND', { chainId: network.id })
  const nodes = urls.map((url) => reportingSilence(measured(url, samples), onSilence))
  const failover = (async (request: Parameters<RpcTransport>[0]): Promise<unknown> => {
    let failure: unknown
    for (const node of nodes) {
      try {
        // A JSON-RPC error is a response: the next node is asked only after a missing or invalid response.
        // oxlint-disable-next-line no-await-in-loop -- one node after the other
        return await node(request)
      } catch (error) {
        request.signal?.throwIfAborted()
        failure = error
      }
    }
    throw failure
  }) as RpcTransport
  return createSolanaRpcFromTransport(failover)
}

/** Options of an RPC call; without a signal Kit needs the key to be absent. */
export const sendOptions = (signal: AbortSignal | undefined): { abortSignal?: AbortSignal } =>
  signal ? { abortSignal: signal } : {}

/**
 * Sent transactions without an acknowledgement of a node, by signature: the last block height that may include them.
 * Kept as long as the adapter.
 */
export type SentTransactions = Map<string, bigint>

type Ask = (request: Parameters<RpcTransport>[0]) => Promise<unknown>

/** Calls `onSilence` if the node does not respond. After an HTTP status 400 to 499 the request had no effect. */
const reportingSilence =
  (node: Ask, onSilence: (() => void) | undefined): Ask =>
  async (request) => {
    try {
      return await node(request)
    } catch (error) {
      const isAnswer =
        isSolanaError(error, SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR) &&
        error.context.statusCode >= 400 &&
        error.context.statusCode < 500
      if (!isAnswer) onSilence?.()
      throw error
    }
  }

/** Transport with a timeout that measures response times. */
function measured(url: string, samples: RpcSamples): Ask {
  const transport = createDefaultRpcTransport({ url })
  return async (request) => {
    const start = performance.now()
    try {
      const answer: unknown = await withDeadline((signal) => transport({ ...request, signal }), {
        milliseconds: TIMEOUT_MS,
        signal: request.signal,
      })
      addSample(samples, url, performance.now() - start)
      return answer
    } catch (error) {
      if (!request.signal?.aborted) addSample(samples, url, Number.POSITIVE_INFINITY)
      throw error
    }
  }
}
