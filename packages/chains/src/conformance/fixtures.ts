import type { ChainAdapter } from '../adapter.ts'
import type { Connector } from '../connector.ts'
import type { CaipNetwork } from '../types.ts'

/** A wallet that a test holds in its hand, and what can be asked about it. */
export type WalletControls = {
  /** From now on its owner agrees to everything. */
  readonly accept: () => void
  /** From now on its owner declines everything. */
  readonly decline: () => void
  /** From now on it answers nothing, neither yes nor no. */
  readonly hang: () => void
  /** From now on everything asked of it throws, and not in the shape of a rejection. */
  readonly fail: () => void
  /** The wallet selects another account by itself. Absent: it cannot. */
  readonly changeAccount?: (() => void) | undefined
  /** How often its owner was asked something. */
  readonly promptCount: () => number
  /** How many listeners are attached to it. */
  readonly listenerCount: () => number
}

export type ConnectorFixture = {
  readonly connector: Connector
  /** Networks to connect on, at least one of each family that the connector serves. */
  readonly networks: readonly CaipNetwork[]
  readonly wallet: WalletControls
  /** For `popup` and `deepLink`: the visitor's click is too long ago to open a window. */
  readonly expireUserActivation?: (() => void) | undefined
  /** What a disconnect may take with a wallet that does not answer. @default 1000 */
  readonly disconnectLimitMs?: number | undefined
  readonly cleanUp?: (() => void) | undefined
}

export type AdapterFixture = Omit<ConnectorFixture, 'connector'> & {
  readonly adapter: ChainAdapter
  /** The wallet appears on the page, which has none before. */
  readonly reveal: () => void
}
