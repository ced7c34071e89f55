import type {
  ChainAdapter,
  ChainNamespace,
  Connector,
  ConnectorEvent,
  Storage,
  Timers,
  ConnectorSession,
  ConnectParameters,
} from '@foyer/chains'
import type { createStore } from 'jotai/vanilla'
import type { FoyerEvent } from './events.ts'
import type { ChannelState } from './channel.ts'
import type { DirectoryWallet } from './contracts/directory.ts'
import type { ConfigOptions } from './types.ts'

/** Key of a config's internals. Not exported by the package. */
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
  /** Ends of flows that end with the modal, by name. `reason`: the error for their callers. */
  readonly endsWithModal: Map<string, (reason?: Error) => void>
  /** Callbacks of transactions that are waiting for the visitor, innermost last. */
  readonly transactions: TransactionCallbacks[]
  /** Requests that wallets have not answered yet: changes of other tabs wait for their end. */
  readonly requests: Set<Promise<unknown>>
  /** Listeners and early values of channels, by the channel's key. */
  readonly channels: Map<object, ChannelState>
  /** Texts of problems that the console has shown. */
  readonly loggedProblems: Set<string>
  readonly engine: Engine
  readonly statistics: Statistics
  readonly ports: Ports
  readonly emit: (event: FoyerEvent) => void
  readonly onEvent: (listener: EventListener) => () => void
  /** Reports a background failure: nothing is thrown, nothing is swallowed. */
  readonly report: (error: unknown) => void
}

/** Runs what is needed once the visitor has acted; see `setup/startEngine.ts`. */
export type Engine = {
  /** Loads and starts it. Where the config is not mounted it starts when it is. */
  start: () => Promise<void>
  /** Adds a subsystem of a higher layer under a name, once: it is loaded and run when the engine starts. */
  extend: (name: string, loadExtension: () => Promise<() => () => void>) => void
  /** Runs a subsystem at once, also before the engine starts, unless it runs already. `start` returns the undo. */
  run: (name: string, start: () => () => void) => void
  /** Stops everything, when the config is unmounted. */
  halt: () => void
  isMounted: boolean
  /** An action has asked for it. */
  isWanted: boolean
  onConnectorEvent?: ((uid: string, event: ConnectorEvent) => void) | undefined
  /** Set while it runs: marks the present content of storage as read. */
  noteStored?: (() => void) | undefined
  /** Set while it runs: changes state without writing it to storage, for content that came from storage. */
  withoutWriting?: ((run: () => void) => void) | undefined
  /** Set while it runs. */
  stop?: (() => void) | undefined
}

/** State of the project's statistics; see `data/features/firstAction.ts`. */
export type Statistics = {
  isStarted?: boolean
  /** Set while errors are counted. */
  onError?: ((error: unknown) => void) | undefined
}

/** Functions of higher layers that lower layers call; `createConfig` and `attachModal` set them. */
export type Ports = {
  /** Asks for the project's configuration and starts its statistics, after the visitor's first action. */
  startProject: (first?: FoyerEvent) => void
  /** Connects a connector, with the sign-in in the same prompt where app and connector offer it. */
  openSessions: (connector: Connector, parameters: ConnectParameters) => Promise<readonly ConnectorSession[]>
  /** State of the modal, with the wallet that its route names. Absent on pages without a modal. */
  shown?:
    | (() => {
        readonly isOpen: boolean
        readonly isInline: boolean
        readonly view: string
        readonly wallet?: DirectoryWallet | undefined
        readonly displayIndex?: number | undefined
      })
    | undefined
}

export type TransactionCallbacks = {
  readonly onSuccess?: (() => void) | undefined
  readonly onError?: (() => void) | undefined
  readonly onCancel?: (() => void) | undefined
}

export const internalsOf = (config: { readonly [INTERNALS]: Internals }): Internals => config[INTERNALS]
