import type { Faults } from '../base/faults.ts'
import type { Relay } from '../relay/startRelay.ts'
import type { Chains } from './holdings/chains.ts'
import type { RequestLog } from './requestLog.ts'
import type { BackendState } from './state/createBackendState.ts'

/** JSON-RPC URLs of the nodes, by chain id. */
export type EvmUrls = Readonly<Record<number, string>>

/** What every area of the backend is made from. */
export type BackendContext = {
  /** Without a slash at its end. */
  readonly baseUrl: string
  /** Nodes by CAIP-2 id. */
  readonly nodeUrls: ReadonlyMap<string, string>
  readonly chains: Chains
  readonly state: BackendState
  /** The URL of a picture that belongs to a name. */
  readonly pictureOf: (name: string) => string
  readonly faults: Faults
  readonly requests: RequestLog
  /** There where a relay is: never in a page. */
  readonly relay: Relay | undefined
  /** Brings the whole world back to its start. */
  readonly reset: () => Promise<void>
}
