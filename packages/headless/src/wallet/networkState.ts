import {
  type NetworkSelection,
  chooseStartNetwork,
  selectionFrom,
  select,
  namespaceOf,
  networkById,
  isConfigured,
} from './rules.ts'
import { type CaipNetwork, type CaipNetworkId, type ChainNamespace, defineNetwork } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import { type Channel, createChannel } from '../core/channel.ts'
import { type Internals, type Store, internalsOf } from '../core/internals.ts'
import { createWatch, type WatchParameters } from '../core/atoms.ts'
import type { Config, NetworkInput } from '../core/types.ts'

const listAtom = atom<readonly CaipNetwork[]>([])
const selectionAtom = atom<NetworkSelection>({ active: 'eip155:0', byNamespace: {} })
/** True from a switch to another namespace until its account is set. Meanwhile the missing account does not close the modal. */
const switchingAtom = atom(false)

export const networksAtom: Atom<readonly CaipNetwork[]> = listAtom
export const networkSelectionAtom: Atom<NetworkSelection> = selectionAtom
export const isSwitchingNamespaceAtom: Atom<boolean> = switchingAtom

/** The network in use. */
export const networkAtom: Atom<CaipNetwork> = atom((get) =>
  networkById(get(listAtom), get(selectionAtom).active),
)

export const isNetworkConfiguredAtom: Atom<boolean> = atom((get) =>
  isConfigured(get(listAtom), get(selectionAtom).active),
)

export const activeNamespaceAtom: Atom<ChainNamespace> = atom((get) => namespaceOf(get(selectionAtom).active))

/** Current network of a namespace. */
export const namespaceNetwork = (
  networks: readonly CaipNetwork[],
  selection: NetworkSelection,
  namespace: ChainNamespace,
): CaipNetwork | undefined => {
  const id = selection.byNamespace[namespace]
  return id && networkById(networks, id)
}

export function seedNetworks(
  store: Store,
  networks: readonly [CaipNetwork, ...CaipNetwork[]],
  wanted: { stored?: string | null | undefined; byDefault?: string | undefined },
): void {
  store.set(listAtom, networks)
  store.set(selectionAtom, selectionFrom(networks, chooseStartNetwork(networks, wanted)))
}

/** Replaces the networks and the selection of each namespace. */
export function setNetworks(
  { store }: Internals,
  networks: readonly CaipNetwork[],
  selection: NetworkSelection,
): void {
  store.set(listAtom, networks)
  store.set(selectionAtom, selection)
}

export const selectNetwork = ({ store }: Internals, id: CaipNetworkId, isActive: boolean): void =>
  store.set(selectionAtom, select(store.get(selectionAtom), id, isActive))

export const setSwitchingNamespace = ({ store }: Internals, isSwitching: boolean): void =>
  store.set(switchingAtom, isSwitching)

/** Namespaces that the app has switched to without an account, and whose wallets the modal offers. */
export const accountsWanted: Channel<ChainNamespace> = /* @__PURE__ */ createChannel<ChainNamespace>()

/**
 * The network in use; "Unknown Network" when the wallet is on one that the app does not have.
 *
 * @example
 * ```ts
 * import { getNetwork } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { name, nativeCurrency } = getNetwork(config)
 * ```
 */
export const getNetwork = (config: Config): CaipNetwork => internalsOf(config).store.get(networkAtom)
/**
 * Watches the network in use. Returns the undo.
 *
 * @example
 * ```ts
 * import { watchNetwork } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchNetwork(config, { onChange: ({ name }) => console.log(name) })
 * ```
 */
export const watchNetwork: (config: Config, parameters: WatchParameters<CaipNetwork>) => () => void =
  /* @__PURE__ */ createWatch(networkAtom)

/**
 * The networks that can be chosen.
 *
 * @example
 * ```ts
 * import { getNetworks } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const evm = getNetworks(config).filter(({ chainNamespace }) => chainNamespace === 'eip155')
 * ```
 */
export const getNetworks = (config: Config): readonly CaipNetwork[] =>
  internalsOf(config).store.get(networksAtom)
export const watchNetworks: (
  config: Config,
  parameters: WatchParameters<readonly CaipNetwork[]>,
) => () => void = /* @__PURE__ */ createWatch(networksAtom)

/** The network of an input. A network is returned as it is, so that its identity is kept. */
export const toNetwork = (input: NetworkInput): CaipNetwork =>
  input.caipNetworkId === undefined ? defineNetwork(input) : input
