import type { CaipNetwork } from '@foyer/chains'
import { createWatch, type WatchParameters } from '../core/createWatch.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { networkAtom, networksAtom } from './networkState.ts'

/** The network in use; "Unknown Network" when the wallet is on one that the app does not have. */
export const getNetwork = (config: Config): CaipNetwork => internalsOf(config).store.get(networkAtom)
export const watchNetwork: (config: Config, parameters: WatchParameters<CaipNetwork>) => () => void =
  /* @__PURE__ */ createWatch(networkAtom)

/** The networks that can be chosen. */
export const getNetworks = (config: Config): readonly CaipNetwork[] =>
  internalsOf(config).store.get(networksAtom)
export const watchNetworks: (
  config: Config,
  parameters: WatchParameters<readonly CaipNetwork[]>,
) => () => void = /* @__PURE__ */ createWatch(networksAtom)
