import type { Faults } from '../faults.ts'
import type { Relay } from '../relay/startRelay.ts'
import type { RequestLog } from './requestLog.ts'

/** JSON-RPC URLs of the nodes, by chain id. */
export type EvmUrls = Readonly<Record<number, string>>

/** What every area of the backend is made from. */
export type BackendContext = {
  /** Without a slash at its end. */
  readonly baseUrl: string
  readonly evmUrls: EvmUrls
  readonly solanaUrl: string | undefined
  readonly faults: Faults
  readonly requests: RequestLog
  /** There where a relay is: never in a page. */
  readonly relay: Relay | undefined
  /** Brings the whole world back to its start. */
  readonly reset: () => Promise<void>
}
