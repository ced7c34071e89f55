import type { ChainAdapter, ChainNamespace, OperationTable } from '@foyer/chains'
import { createMemoryStorage } from '@foyer/chains/testing'
import { onTestFinished } from 'vitest'
import { watchEvents } from '../core/actions.ts'
import type { FoyerEvent } from '../core/events.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config, ConfigOptions } from '../core/types.ts'
import { attachModal, MODAL } from '../modal/attachModal.ts'
import { startReactions } from '../modal/reactions.ts'
import { createConfig } from '../setup/createConfig.ts'
import { connectionsAtom } from '../wallet/state.ts'
import type { Connection } from '../wallet/types.ts'
import { createTestNetwork } from './networks.ts'

export const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

export const ethereum = createTestNetwork('eip155:1')
export const polygon = createTestNetwork('eip155:137')
export const solana = createTestNetwork('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
export const networks: ConfigOptions['networks'] = [ethereum, polygon, solana]

/** Adapter with the operations of the test. */
export const createTestAdapter = (
  operations: OperationTable = {},
  namespace: ChainNamespace = 'eip155',
): ChainAdapter => ({ namespace, operations })

/** Attaches the modal to a mounted config, as a page with the modal does. */
export function showModal(config: Config): void {
  attachModal(config)
  internalsOf(config).engine.run(MODAL, () => startReactions(config))
}

/** Mounted config for one test, with its events, errors and storage; destroyed after the test. */
export function setup(options: Partial<ConfigOptions> = {}) {
  const storage = createMemoryStorage()
  const errors: unknown[] = []
  const config: Config = createConfig({
    networks,
    storage,
    onError: (error) => errors.push(error),
    ...options,
    adapters: withOthers(options),
  })
  destroyAfterTest(config)
  const events: FoyerEvent[] = []
  const unmount = config.mount()
  // Most tests have a modal.
  showModal(config)
  // Starts after the initialize event, which every test would record.
  watchEvents(config, { onEvent: (event) => events.push(event) })
  return {
    config,
    storage,
    events,
    errors,
    unmount,
    names: () => events.map(({ event }) => event),
    /** Starts the engine, which otherwise starts with the visitor's first action. */
    startEngine: () => internalsOf(config).engine.start(),
  }
}

/** Adapters of a test, with one without operations for each other namespace; none if it wants none. */
function withOthers(options: Partial<ConfigOptions>): readonly ChainAdapter[] {
  const given = options.adapters ?? []
  if (options.adapters?.length === 0) return given
  const namespaces = new Set((options.networks ?? networks).map(({ chainNamespace }) => chainNamespace))
  const others = [...namespaces].filter((name) => !given.some(({ namespace }) => namespace === name))
  return [...given, ...others.map((name) => createTestAdapter({}, name))]
}

/** Connections of all namespaces. */
export const connectionsOf = (config: Config): readonly Connection[] =>
  internalsOf(config).store.get(connectionsAtom)

/** Configs of the running test. Weak references, because a long walk creates thousands and destroys them itself. */
const made = new Set<WeakRef<Config>>()

/** Registers one callback per test: Vitest keeps the stack of each registration, with all values in it. */
function destroyAfterTest(config: Config): void {
  if (made.size === 0)
    onTestFinished(() => {
      for (const kept of made) kept.deref()?.destroy()
      made.clear()
    })
  made.add(new WeakRef(config))
}
