import type { ChainAdapter, ChainNamespace, Connector, ConnectorEvent, Storage, Timers } from '@foyer/chains'
import type { createStore } from 'jotai/vanilla'
import type { FoyerEvent } from './events.ts'
import type { ConfigOptions } from './types.ts'

/** The door to a config's inside. Not exported by the package. */
export const INTERNALS: unique symbol = Symbol('foyer.internals')

/** What is kept of an app's options: the rest has been taken in. */
export type GivenOptions = Omit<ConfigOptions, 'storage' | 'fetch' | 'connectors' | 'adapters'>

export type Store = ReturnType<typeof createStore>

/** What an app's own code hears: every event, whether or not anything is sent anywhere. */
export type EventListener = (event: FoyerEvent) => void

/** Live objects and services of one config. Data stands in atoms; what cannot be data stands here. */
export type Internals = {
  /** As the app gave them; `optionsOf` knows the defaults. */
  readonly options: GivenOptions
  readonly store: Store
  readonly storage: Storage
  readonly fetch: typeof globalThis.fetch
  readonly timers: Timers
  readonly adapters: Map<ChainNamespace, ChainAdapter>
  /** What ends looking for a family's wallets, while that runs. */
  readonly discoveries: Map<ChainNamespace, () => void>
  /** Connectors by `uid`. */
  readonly connectors: Map<string, Connector>
  /** Abort controllers of what is under way, by name: a newer one ends the older. */
  readonly processes: Map<string, AbortController>
  /** Calls in flight that a second caller shares, by name. */
  readonly shared: Map<string, Promise<unknown>>
  /** What ends when the modal closes, by name; whatever begins it leaves word here. */
  readonly endsWithModal: Map<string, () => void>
  /** Callbacks of transactions that are waiting for the visitor, innermost last. */
  readonly transactions: TransactionCallbacks[]
  /** What wallets are being asked: what could pull the ground from under a request waits for its end. */
  readonly requests: Set<Promise<unknown>>
  readonly engine: Engine
  readonly visit: Visit
  readonly emit: (event: FoyerEvent) => void
  readonly onEvent: (listener: EventListener) => () => void
  /** Reports a background failure: nothing is thrown, nothing is swallowed. */
  readonly report: (error: unknown) => void
}

/** What runs once the visitor has acted; see `engine/startEngine.ts`. */
export type Engine = {
  /** Loads and starts it. Where the config is not mounted it starts when it is. */
  start: () => Promise<void>
  isMounted: boolean
  /** Something was done that it is needed for. */
  isWanted: boolean
  onConnectorEvent?: ((uid: string, event: ConnectorEvent) => void) | undefined
  /** Set while it runs: what storage holds now has been read. */
  noteStored?: (() => void) | undefined
  /** Set while it runs: changes state without writing it down, for what storage knows already. */
  withoutWriting?: ((run: () => void) => void) | undefined
  /** Set while it runs. */
  stop?: (() => void) | undefined
}

/** What a visitor's first act sets going; see `remote/beginVisit.ts`. */
export type Visit = {
  isBegun?: boolean
  /** Hears what goes wrong, once there is somebody to tell. */
  onError?: ((error: unknown) => void) | undefined
}

export type TransactionCallbacks = {
  readonly onSuccess?: (() => void) | undefined
  readonly onError?: (() => void) | undefined
  readonly onCancel?: (() => void) | undefined
}

export const internalsOf = (config: { readonly [INTERNALS]: Internals }): Internals => config[INTERNALS]
