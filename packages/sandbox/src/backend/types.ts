import type { Faults } from '../base/faults.ts'
import type { SandboxUrls } from '../base/urls.ts'
import type { Relay } from '../relay/startRelay.ts'
import type { Chains } from './holdings/chains.ts'
import type { RequestLog } from './requestLog.ts'
import type { BackendState } from './state/createBackendState.ts'

/** JSON-RPC URLs of the nodes, by chain id. */
export type EvmUrls = Readonly<Record<number, string>>

/** Context of all handlers of the backend. */
export type BackendContext = {
  /** Answer of `GET /__sandbox/urls`. */
  readonly urls: SandboxUrls | undefined
  /** Without a trailing slash. */
  readonly baseUrl: string
  /** Nodes by CAIP-2 id. */
  readonly nodeUrls: ReadonlyMap<string, string>
  readonly chains: Chains
  readonly state: BackendState
  /** Image URL of a name. */
  readonly pictureOf: (name: string) => string
  readonly faults: Faults
  readonly requests: RequestLog
  /** Undefined without a relay, and in pages. */
  readonly relay: Relay | undefined
  /** Resets the whole world. */
  readonly reset: () => Promise<void>
}
