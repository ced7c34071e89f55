import type { ChainAdapter, ChainNamespace, OperationTable } from '@foyer/chains'
import { onTestFinished } from 'vitest'
import { startReactions } from '../modal/reactions.ts'
import { attachModal, MODAL } from '../modal/attachModal.ts'
import { createConfig } from '../setup/createConfig.ts'
import type { FoyerEvent } from '../core/events.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config, ConfigOptions } from '../core/types.ts'
import { watchEvents } from '../core/actions.ts'
import { connectionsAtom } from '../wallet/state.ts'
import type { Connection } from '../wallet/types.ts'
import { createMemoryStorage } from '@foyer/chains/testing'
import { createTestNetwork } from './networks.ts'

export const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

export const ethereum = createTestNetwork('eip155:1')
export const polygon = createTestNetwork('eip155:137')
export const solana = createTestNetwork('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
export const networks: ConfigOptions['networks'] = [ethereum, polygon, solana]

/** A family that can do what the test gives it. */
export const createTestAdapter = (
  operations: OperationTable = {},
  namespace: ChainNamespace = 'eip155',
): ChainAdapter => ({ namespace, operations })

/** Lets the modal of a mounted config react, as on a page that shows it. */
export function showModal(config: Config): void {
  attachModal(config)
  internalsOf(config).engine.run(MODAL, () => startReactions(config))
}

/** A config for one test: mounted, its events and its storage at hand, gone when the test is. */
export function setup(options: Partial<ConfigOptions> = {}) {
  const storage = createMemoryStorage()
  const errors: unknown[] = []
  const config: Config = createConfig({
    networks,
    storage,
    adapters: [createTestAdapter({}, 'eip155'), createTestAdapter({}, 'solana')],
    onError: (error) => errors.push(error),
    ...options,
  })
  onTestFinished(() => config.destroy())
  const events: FoyerEvent[] = []
  const unmount = config.mount()
  // Most tests are about pages with a modal.
  showModal(config)
  // From here on: that the config has started is told in every test.
  watchEvents(config, { onEvent: (event) => events.push(event) })
  return {
    config,
    storage,
    events,
    errors,
    unmount,
    names: () => events.map(({ event }) => event),
    /** Starts what otherwise starts with the visitor's first act. */
    startEngine: () => internalsOf(config).engine.start(),
  }
}

/** What is connected, also where only one wallet at a time is. */
export const connectionsOf = (config: Config): readonly Connection[] =>
  internalsOf(config).store.get(connectionsAtom)
