import type { RequestHandler } from 'msw'
import { createFaults, type Faults } from '../faults.ts'
import { analyticsHandlers } from './handlers/analytics.ts'
import { configHandlers } from './handlers/config.ts'
import { controlHandlers } from './handlers/control.ts'
import { faultHandlers } from './handlers/faults.ts'
import { identityHandlers } from './handlers/identity.ts'
import { relayHandlers } from './handlers/relay.ts'
import { rpcHandlers } from './handlers/rpc.ts'
import { walletsHandlers } from './handlers/wallets.ts'
import type { Relay } from '../relay/startRelay.ts'
import { createRequestLog, type RequestLog } from './requestLog.ts'
import type { BackendContext, EvmUrls } from './types.ts'

export type CreateHandlersParameters = {
  /** The origin (and path, if any) that the backend answers under. */
  readonly baseUrl: string
  /** The nodes behind the hosted RPC endpoint. @default none, every chain is unknown */
  readonly evmUrls?: EvmUrls | undefined
  /** The node behind every Solana cluster. @default none */
  readonly solanaUrl?: string | undefined
  /** @default none set */
  readonly faults?: Faults | undefined
  /** @default a list of its own */
  readonly requests?: RequestLog | undefined
  /** What `/__sandbox/relay` acts on. @default none */
  readonly relay?: Relay | undefined
  /** What `POST /__sandbox/reset` does beside clearing faults and requests. */
  readonly onReset?: (() => Promise<void>) | undefined
}

/**
 * The whole backend as request handlers of MSW, alike in Node, in Vitest and in a page.
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
  const { evmUrls = {}, faults = createFaults(), requests = createRequestLog(), relay, onReset } = parameters
  const context: BackendContext = {
    baseUrl: parameters.baseUrl.replace(/\/+$/, ''),
    evmUrls,
    solanaUrl: parameters.solanaUrl,
    faults,
    requests,
    relay,
    async reset() {
      await onReset?.()
      faults.clear()
      requests.clear()
    },
  }
  return [
    // The levers stand before the faults, so that a fault cannot lock them.
    ...controlHandlers(context),
    ...relayHandlers(context),
    ...faultHandlers(context),
    ...rpcHandlers(context),
    ...configHandlers(context),
    ...walletsHandlers(context),
    ...analyticsHandlers(context),
    ...identityHandlers(context),
  ]
}
