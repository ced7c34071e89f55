import {
  type ChainAdapter,
  type ChainNamespace,
  chainNamespaces,
  type Connector,
  type ConnectorEvent,
  type Storage,
  type Timers,
  type ConnectorSession,
} from '@foyer/chains'
import type { QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai/vanilla'
import type { ChannelState } from './channel.ts'
import type { DirectoryWallet } from './contracts/directory.ts'
import { createError, createParameterError } from './errors/configErrors.ts'
import type { FoyerEvent } from './events.ts'
import type { ConfigOptions } from './types.ts'

/** Key of a config's internals. Not exported by the package. */
export const INTERNALS: unique symbol = Symbol('foyer.internals')

/** Options of an app that a config stores; `createConfig` consumes the others. */
export type GivenOptions = Omit<
  ConfigOptions,
  'storage' | 'fetch' | 'connectors' | 'adapters' | 'queryClient'
>

/** Import of lazy code; `code` is set once it has loaded. */
export type LazyCode = { readonly importing: Promise<unknown>; code?: unknown }

export type Store = ReturnType<typeof createStore>

/** Listener of the app: receives every event, whether analytics are on or off. */
export type EventListener = (event: FoyerEvent) => void

/** Objects and services of one config. Data is in atoms; everything else is here. */
export type Internals = {
  /** As given by the app; `optionsOf` adds the defaults. */
  readonly options: GivenOptions
  readonly store: Store
  /** The app's query client, else the one created by `getQueryClient`. */
  queryClient: QueryClient | undefined
  readonly storage: Storage
  readonly fetch: typeof globalThis.fetch
  readonly timers: Timers
  readonly adapters: Map<ChainNamespace, ChainAdapter>
  /** Functions that stop running discoveries, by namespace. */
  readonly discoveries: Map<ChainNamespace, () => void>
  /** Connectors by `uid`. */
  readonly connectors: Map<string, Connector>
  /** Abort controllers of running processes, by name: a new run aborts the previous one. */
  readonly processes: Map<string, AbortController>
  /** Running calls that later callers join, by key. */
  readonly shared: Map<string, Promise<unknown>>
  /** Lazy code by the function that imports it, see `loadOnce`. */
  readonly lazy: Map<() => Promise<unknown>, LazyCode>
  /** Functions called when the modal closes, by name. `reason`: error with which the ended calls reject. */
  readonly endsWithModal: Map<string, (reason?: Error) => void>
  /** Callbacks of transactions that wait for the visitor, the innermost one last. */
  readonly transactions: TransactionCallbacks[]
  /** Requests that wallets have not answered yet. Changes by other tabs are applied after them. */
  readonly requests: Set<Promise<unknown>>
  /** Listeners and early values of channels, by the channel's key. */
  readonly channels: Map<object, ChannelState>
  /** Problem texts that were logged to the console. */
  readonly loggedProblems: Set<string>
  readonly engine: Engine
  readonly analytics: AnalyticsState
  readonly ports: Ports
  readonly emit: (event: FoyerEvent) => void
  readonly onEvent: (listener: EventListener) => () => void
  /** Reports an error of background work. */
  readonly report: (error: unknown) => void
}

/** Runs the subsystems that a page needs after the visitor's first action; see `setup/startEngine.ts`. */
export type Engine = {
  /** Loads and starts the engine; on mount, if the config is not mounted. */
  start: () => Promise<void>
  /** Registers a subsystem of a higher layer, once per name: it loads and starts with the engine. */
  extend: (name: string, loadExtension: () => Promise<() => () => void>) => void
  /** Starts a subsystem at once, also before the engine, unless it is running. `start` returns its stop function. */
  run: (name: string, start: () => () => void) => void
  /** Stops the engine and its subsystems when the config unmounts. */
  halt: () => void
  isMounted: boolean
  /** The engine was requested, e.g. by the visitor's first action. */
  isWanted: boolean
  onConnectorEvent?: ((uid: string, event: ConnectorEvent) => void) | undefined
  /** Set while the engine runs: marks the current content of storage as read. */
  noteStored?: (() => void) | undefined
  /** Set while the engine runs: applies content of storage to the state without writing it back. */
  withoutWriting?: ((run: () => void) => void) | undefined
  /** Set while the engine runs. */
  stop?: (() => void) | undefined
  /** The engine was stopped before: the config is mounted again. */
  hasStopped?: boolean
  /** `uid`s of wallets that host the page, and have been connected, or refused, since it was loaded. */
  hosts?: Set<string>
}

/** State of the project's analytics; see `data/features/startProject.ts`. */
export type AnalyticsState = {
  isStarted?: boolean
  /** Set while errors are reported. */
  onError?: ((error: unknown) => void) | undefined
}

/** Functions of higher layers that lower layers call; `createConfig` and `attachModal` set them. */
export type Ports = {
  /** Loads the project's remote configuration and starts its analytics, after the visitor's first action. */
  startProject: () => void
  /** Connects a connector that can sign in within the same prompt. */
  connectAndSignIn: (
    connector: Connector,
    parameters: Parameters<Connector['connect']>[0],
  ) => Promise<readonly ConnectorSession[]>
  /** Called when a channel emits a value without a listener. Absent on pages without a modal. */
  onMissingListener?: (() => void) | undefined
  /** State of the modal, with the wallet of its route. Absent on pages without a modal. */
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

/** Throws `CONFIG_MISSING` for `undefined`, and for a config of another copy of this package. */
export function internalsOf(config: { readonly [INTERNALS]?: Internals } | undefined): Internals {
  const internals = config?.[INTERNALS]
  if (!internals) throw createError('CONFIG_MISSING')
  return internals
}

/** Checks, in development, parameters of a hook that TypeScript would reject. Throws `PARAMETER_INVALID`. */
export function checkParameters(parameters: unknown): void {
  if (typeof parameters !== 'object' || parameters === null || Array.isArray(parameters))
    throw createParameterError('PARAMETER_INVALID', {
      problem: `a hook takes an object, such as useBalance({ address }), not ${String(parameters)}`,
    })
  const { namespace } = parameters as { readonly namespace?: unknown }
  if (namespace !== undefined && !chainNamespaces.some((known) => known === namespace))
    throw createParameterError('PARAMETER_INVALID', {
      problem: `the namespace is one of ${chainNamespaces.join(', ')}, not ${String(namespace)}`,
    })
}

/**
 * Imports lazy code once for a config; a failed import is retried by the next call. Once the code has loaded, calls
 * settle within their task: a repeated `import()` takes another task, and the browser may paint a frame before it.
 */
export function loadOnce<code>(
  { lazy }: Pick<Internals, 'lazy'>,
  importCode: () => Promise<code>,
): Promise<code> {
  const known = lazy.get(importCode)
  if (known) return known.importing as Promise<code>
  const importing = importCode()
  const entry: LazyCode = { importing }
  lazy.set(importCode, entry)
  importing.then(
    (code) => (entry.code = code),
    () => lazy.delete(importCode),
  )
  return importing
}

/** Lazy code; `undefined` if it has not loaded. */
export const loadedCode = <code>(
  { lazy }: Pick<Internals, 'lazy'>,
  importCode: () => Promise<code>,
): code | undefined => lazy.get(importCode)?.code as code | undefined

/** Calls `run` synchronously if the code has loaded, so that a wallet is asked within the click; else after loading. */
export function whenLoaded<code>(
  internals: Internals,
  importCode: () => Promise<code>,
  run: (code: code) => void,
): void {
  const loaded = loadedCode(internals, importCode)
  if (loaded === undefined) loadOnce(internals, importCode).then(run, internals.report)
  else run(loaded)
}

/**
 * Runs lazy code in call order: browsers may settle the second of two imports first, and "declined" would precede
 * "asking your wallet". A failure is reported, and rejects.
 */
export function inOrder<code, value>(
  internals: Internals,
  importCode: () => Promise<code>,
  run: (code: code) => value,
): Promise<value> {
  const running = loadOnce(internals, importCode).then(run)
  running.catch(internals.report)
  return running
}
