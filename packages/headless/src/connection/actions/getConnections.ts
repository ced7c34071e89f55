import { createWatch, type WatchParameters } from '../../config/createWatch.ts'
import { internalsOf } from '../../config/internals.ts'
import type { Config } from '../../config/types.ts'
import { connectionsAtom, connectorsAtom } from '../state.ts'
import type { Connection, ConnectorInfo } from '../types.ts'

/** Every connection that is alive, newest first. */
export const getConnections = (config: Config): readonly Connection[] =>
  internalsOf(config).store.get(connectionsAtom)
export const watchConnections: (
  config: Config,
  parameters: WatchParameters<readonly Connection[]>,
) => () => void = /* @__PURE__ */ createWatch(connectionsAtom)

/** Every connector found so far, in the order they were found. */
export const getConnectors = (config: Config): readonly ConnectorInfo[] =>
  internalsOf(config).store.get(connectorsAtom)
export const watchConnectors: (
  config: Config,
  parameters: WatchParameters<readonly ConnectorInfo[]>,
) => () => void = /* @__PURE__ */ createWatch(connectorsAtom)
