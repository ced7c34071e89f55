import type { Timers } from '../../async/timing.ts'
import type { Connector, ConnectorContext, ConnectorEvent } from '../../connector.ts'
import type { CaipNetwork, ChainNamespace } from '../../types.ts'
import type { CreateFrame } from '../createFrameHost.ts'
import type { LoginStorage } from '../loginStorage.ts'
import type { EmbeddedNamespace } from '../providers/bridge.ts'
import type { EmbeddedState, EmbeddedWallet } from '../types.ts'

export type RuntimeParameters = {
  readonly context: ConnectorContext
  readonly loginStorage: LoginStorage
  /** @default `createFrameHost` */
  readonly createFrame: CreateFrame | undefined
  readonly emit: (event: ConnectorEvent) => void
  readonly getState: () => EmbeddedState
  readonly patchState: (patch: Partial<EmbeddedState>) => void
  /** Whether the config is destroyed: no frame may open. */
  readonly isClosed: () => boolean
  /** Absent if the app has no network of Solana. */
  readonly solana?: EmbeddedNamespace | undefined
}

/** Shared state of the runtime's modules. */
export type RuntimeParts = RuntimeParameters & {
  readonly timers: Timers
  readonly namespaces: ReadonlyMap<ChainNamespace, EmbeddedNamespace>
  /** Networks of the app that the embedded wallet supports. */
  readonly served: readonly CaipNetwork[]
  /** Reports an alert to the developer. */
  readonly alert: (error: Error) => void
}

/** All functions behind the connector of the embedded wallet. */
export type Runtime = Required<
  Pick<Connector, 'connect' | 'restore' | 'disconnect' | 'authenticate' | 'switchNetwork'>
> &
  Pick<Connector, 'getProvider'> &
  Omit<EmbeddedWallet, 'getState' | 'subscribe' | 'openPopup' | 'forgetEmail'> & {
    /** Opens the frame ahead of its first request. Never throws. */
    readonly open: () => void
    /** Removes the frame. */
    readonly close: () => void
  }
