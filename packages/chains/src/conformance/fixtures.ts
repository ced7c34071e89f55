import type { ChainAdapter } from '../adapter.ts'
import type { Connector } from '../connector.ts'
import type { CaipNetwork } from '../types.ts'

/** Wallet that a test controls, and its counters. */
export type WalletControls = {
  /** Approves every request from now on. */
  readonly accept: () => void
  /** Rejects every request from now on. */
  readonly decline: () => void
  /** Answers no request from now on. */
  readonly hang: () => void
  /** Throws errors other than a rejection on every request from now on. */
  readonly fail: () => void
  /** Selects another account in the wallet. Absent: not supported. */
  readonly changeAccount?: (() => void) | undefined
  /** Number of prompts so far. */
  readonly promptCount: () => number
  /** Number of listeners on the wallet. */
  readonly listenerCount: () => number
}

export type ConnectorFixture = {
  readonly connector: Connector
  /** Networks to connect on, at least one of each namespace of the connector. */
  readonly networks: readonly CaipNetwork[]
  readonly wallet: WalletControls
  /** For `popup` and `deepLink`: ends the user activation that opening a window needs. */
  readonly expireUserActivation?: (() => void) | undefined
  /** Time limit in ms of a disconnect from a wallet that does not answer. @default 1000 */
  readonly disconnectLimitMs?: number | undefined
  readonly cleanUp?: (() => void) | undefined
}

export type AdapterFixture = Omit<ConnectorFixture, 'connector'> & {
  readonly adapter: ChainAdapter
  /** Adds the wallet to the page, which has no wallet before. */
  readonly reveal: () => void
}
