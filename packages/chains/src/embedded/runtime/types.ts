import type { Connector, ConnectorContext, ConnectorEvent } from '../../connector.ts'
import type { CaipNetwork } from '../../types.ts'
import type { Timers } from '../../async/timing.ts'
import type { CreateFrame } from '../createFrameHost.ts'
import type { Memory } from '../memory.ts'
import type { EmbeddedState, EmbeddedWallet } from '../types.ts'

export type RuntimeParameters = {
  readonly context: ConnectorContext
  readonly memory: Memory
  readonly createFrame: CreateFrame
  readonly emit: (event: ConnectorEvent) => void
  readonly getState: () => EmbeddedState
  readonly patchState: (patch: Partial<EmbeddedState>) => void
}

/** What the parts of the runtime share. */
export type RuntimeParts = RuntimeParameters & {
  readonly timers: Timers
  /** The networks of the app that the embedded wallet serves. */
  readonly served: readonly CaipNetwork[]
  /** Tells the app's developer. */
  readonly alert: (error: Error) => void
}

/** Everything behind the connector of the embedded wallet. */
export type Runtime = Required<
  Pick<Connector, 'connect' | 'restore' | 'disconnect' | 'authenticate' | 'switchNetwork'>
> &
  Pick<Connector, 'getProvider'> &
  Omit<EmbeddedWallet, 'getState' | 'subscribe' | 'openPopup'> & {
    /** Puts the frame into the page. */
    readonly open: () => void
    /** Takes it out again. */
    readonly close: () => void
  }
