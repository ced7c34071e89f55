import type { RequestHandler } from 'msw'
import { createFaults, type Faults } from '../base/faults.ts'
import { hasMark, pictureUrl } from '../base/picture.ts'
import { SOLANA_NETWORKS } from '../base/tokens.ts'
import type { SandboxUrls } from '../base/urls.ts'
import type { Relay } from '../relay/startRelay.ts'
import { analyticsHandlers } from './handlers/analytics.ts'
import { configHandlers } from './handlers/config.ts'
import { controlHandlers } from './handlers/control.ts'
import { faultHandlers } from './handlers/faults.ts'
import { gasHandlers } from './handlers/gas.ts'
import { holdingsHandlers } from './handlers/holdings.ts'
import { identityHandlers } from './handlers/identity.ts'
import { onrampHandlers } from './handlers/onramp.ts'
import { pricesHandlers } from './handlers/prices.ts'
import { relayHandlers } from './handlers/relay.ts'
import { rpcHandlers } from './handlers/rpc.ts'
import { sessionsHandlers } from './handlers/sessions.ts'
import { stateControlHandlers } from './handlers/stateControls.ts'
import { swapHandlers } from './handlers/swap.ts'
import { walletsHandlers } from './handlers/wallets.ts'
import { createFictionalChains } from './holdings/fictionalChains.ts'
import { createNodeChains } from './holdings/nodeChains.ts'
import { createRequestLog, type RequestLog } from './requestLog.ts'
import { type BackendState, createBackendState } from './state/createBackendState.ts'
import type { BackendContext, EvmUrls } from './types.ts'

export type CreateHandlersParameters = {
  /** The origin (and path, if any) that the backend answers under. */
  readonly baseUrl: string
  /**
   * Nodes behind the hosted RPC endpoint. Without these and `solanaUrl`, holdings and transactions are fictional.
   * @default none
   */
  readonly evmUrls?: EvmUrls | undefined
  /** The node behind every Solana cluster. @default none */
  readonly solanaUrl?: string | undefined
  /** @default none set */
  readonly faults?: Faults | undefined
  /** @default a new list */
  readonly requests?: RequestLog | undefined
  /** State of the backend. @default a new one */
  readonly state?: BackendState | undefined
  /** Relay that `/__sandbox/relay` controls. @default none */
  readonly relay?: Relay | undefined
  /** Answer of `GET /__sandbox/urls`. @default none */
  readonly urls?: SandboxUrls | undefined
  /** Called by `POST /__sandbox/reset`, besides resetting the state. */
  readonly onReset?: (() => Promise<void>) | undefined
}

/**
 * The whole backend as request handlers of MSW, the same for Node, Vitest and pages.
 *
 * @example
 * ```ts
 * import { createHandlers } from '@foyer/sandbox/handlers'
 *
 * // For `setupServer(...handlers)` in Node and `setupWorker(...handlers)` in a page.
 * export const handlers = createHandlers({ baseUrl: 'https://backend.test' })
 * ```
 */
export function createHandlers(parameters: CreateHandlersParameters): RequestHandler[] {
  const { faults = createFaults(), requests = createRequestLog(), relay, onReset } = parameters
  const { state = createBackendState(), evmUrls, solanaUrl } = parameters
  const baseUrl = parameters.baseUrl.replace(/(?<!\/)\/+$/, '')
  const nodeUrls = nodeUrlsOf(evmUrls, solanaUrl)
  const hasNodes = nodeUrls.size > 0
  const pictureOf = (name: string): string =>
    hasNodes || !hasMark(name)
      ? `${baseUrl}/public/getTokenImage/${encodeURIComponent(name)}`
      : pictureUrl(name)
  const context: BackendContext = {
    baseUrl,
    nodeUrls,
    chains: hasNodes ? createNodeChains(nodeUrls, pictureOf) : createFictionalChains(pictureOf),
    state,
    pictureOf,
    faults,
    requests,
    relay,
    urls: parameters.urls,
    async reset() {
      await onReset?.()
      state.reset()
      faults.clear()
      requests.clear()
    },
  }
  const areas = [
    rpcHandlers,
    configHandlers,
    walletsHandlers,
    analyticsHandlers,
    identityHandlers,
    holdingsHandlers,
    pricesHandlers,
    gasHandlers,
    onrampHandlers,
    sessionsHandlers,
    swapHandlers,
  ].flatMap((handlers) => handlers(context))
  return [
    // The control endpoints come before the faults, so that a fault cannot block them.
    ...controlHandlers(context),
    ...stateControlHandlers(context),
    ...relayHandlers(context),
    ...faultHandlers(context, areas),
    ...areas,
  ]
}

function nodeUrlsOf(evmUrls: EvmUrls = {}, solanaUrl?: string): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(evmUrls).map(([chainId, url]) => [`eip155:${chainId}`, url] as const),
    ...(solanaUrl ? SOLANA_NETWORKS.map((id) => [id, solanaUrl] as const) : []),
  ])
}
