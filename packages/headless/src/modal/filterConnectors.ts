import type { ChainNamespace } from '@foyer/chains'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { setConnectorNamespace } from './state.ts'

/** Shows only one family's connectors; without a family, all. */
export const filterConnectors = (config: Config, namespace: ChainNamespace | undefined): void =>
  setConnectorNamespace(internalsOf(config), namespace)
