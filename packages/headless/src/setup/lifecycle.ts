import { type Connector, type CreateConnector, defineErrors } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { attachConnector } from '../wallet/attachConnector.ts'
import { isConnectorWanted } from '../wallet/rules.ts'
import { followTabs, startRestore } from '../wallet/startRestore.ts'
import { connectorContext, discover, tryStart } from './discover.ts'

export type Lifecycle = { readonly mount: () => () => void; readonly destroy: () => void }

/**
 * Starts and stops a config. Mounts are counted. The config stops one task after the last unmount, unless it is mounted
 * again: StrictMode, a provider that moves between routes and Fast Refresh thus start discovery once.
 */
export function createLifecycle(config: Config, given: readonly (Connector | CreateConnector)[]): Lifecycle {
  const internals = internalsOf(config)
  let mounts = 0
  let stop: (() => void) | undefined
  let cancelStop: (() => void) | undefined
  let isRestoreStarted = false
  let isDestroyed = false
  /** Connectors of `given`, once created. */
  const ownConnectors: Connector[] = []

  const start = (): (() => void) => {
    const undo: ((() => void) | undefined)[] = []
    try {
      // Bundlers replace the condition and drop the branch. A check of `typeof process` before it would fail in pages.
      if (process.env.NODE_ENV !== 'production') {
        warnOfMissingAdapters(config, given.length > 0)
        undo.push(
          enter(config.id, () => {
            if (mounts > 0) return false
            end()
            return true
          }),
        )
      }
    } catch (error) {
      // Unbundled pages have no `process`.
      if (!(error instanceof ReferenceError)) throw error
    }
    internals.queryClient?.mount()
    const attach = (connector: Connector | CreateConnector, index: number): (() => void) | undefined =>
      tryStart(internals.report, () => {
        const own = (ownConnectors[index] ??=
          typeof connector === 'function' ? connector(connectorContext(config)) : connector)
        if (isConnectorWanted(own.id, internals.options)) return attachConnector(config, own)
      })
    undo.push(
      () => internals.queryClient?.unmount(),
      allowEngine(config),
      followTabs(config),
      ...given.map(attach),
      () => {
        for (const stopOne of internals.discoveries.values()) stopOne()
      },
    )
    for (const adapter of internals.adapters.values()) discover(config, adapter)
    if (!isRestoreStarted) {
      isRestoreStarted = true
      const networks = internals.options.networks.map(({ caipNetworkId }) => caipNetworkId)
      internals.emit({ event: 'INITIALIZE', properties: { networks } })
      startRestore(config).catch(internals.report)
    }
    return () => {
      for (const run of undo.toReversed()) run?.()
    }
  }

  const end = (): void => {
    cancelStop?.()
    cancelStop = undefined
    stop?.()
    stop = undefined
  }

  return {
    mount() {
      if (isDestroyed) return () => {}
      cancelStop?.()
      cancelStop = undefined
      stop ??= start()
      mounts++
      let isMounted = true
      return () => {
        if (!isMounted) return
        isMounted = false
        mounts--
        if (mounts === 0 && !isDestroyed) cancelStop = internals.timers.after(0, end)
      }
    },
    destroy() {
      isDestroyed = true
      for (const controller of internals.processes.values()) controller.abort()
      internals.processes.clear()
      internals.shared.clear()
      end()
      internals.timers.clear()
    },
  }
}

/** Allows the engine to run while the config is mounted; starts it if it was requested before. */
function allowEngine(config: Config): () => void {
  const { engine, report } = internalsOf(config)
  engine.isMounted = true
  if (engine.isWanted) engine.start().catch(report)
  return () => {
    engine.isMounted = false
    engine.halt()
  }
}

/** Warns of networks without an adapter. The type allows none at all, since connectors may need none. */
function warnOfMissingAdapters(config: Config, hasConnectors: boolean): void {
  const { adapters, options } = internalsOf(config)
  if ((adapters.size === 0 && hasConnectors) || options.debug === false) return
  const missing = new Set(
    options.networks.map(({ chainNamespace }) => chainNamespace).filter((name) => !adapters.has(name)),
  )
  for (const name of missing)
    console.warn(
      `[foyer] No adapter for ${name}, so its networks have no wallets: add ${name}() of '@foyer/chains/${name}' to \`adapters\` of createConfig`,
    )
}

/**
 * A component that calls createConfig replaces it at each render; a hot-replaced file with a config, at each change.
 */
const MADE_IN_RENDER = 2

type Live = { readonly giveUp: () => boolean; readonly replacements: number }

/**
 * Registers a live config. A second live config with the same id throws, because both would overwrite each other's
 * storage; a config without mounts stops instead, e.g. when a module is hot-replaced. Development builds only.
 */
function enter(id: string, giveUp: () => boolean): () => void {
  const key = Symbol.for('foyer.live')
  const page = globalThis as { [key]?: Map<string, Live> }
  const live = (page[key] ??= new Map())
  const before = live.get(id)
  if (before?.giveUp() === false) throw createError('CONFIG_ID_TAKEN', { id })
  const replacements = before ? before.replacements + 1 : 0
  if (replacements === MADE_IN_RENDER)
    console.warn(
      '[foyer] FoyerProvider got another config again and again: call createConfig outside of components, in a file without components, since a new config has no connections; after edits of the config in development, ignore this',
    )
  live.set(id, { giveUp, replacements })
  return () => {
    if (live.get(id)?.giveUp === giveUp) live.delete(id)
  }
}

/** Errors thrown in development only. */
const texts = {
  CONFIG_ID_TAKEN: (context: { id: string }) => `Two live configs have the id "${context.id}"`,
} as const

export const createError: ReturnType<typeof defineErrors<typeof texts>> = /* @__PURE__ */ defineErrors(texts)
