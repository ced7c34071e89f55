import type { CaipNetwork } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { selectAmong } from './selectAmong.ts'
import { namespaceOf } from './selection.ts'
import {
  activeNamespaceAtom,
  networkSelectionAtom,
  networksAtom,
  setNetworks,
  setSwitchingFamily,
} from './state.ts'

/** Takes networks away. Nothing happens where none would be left. */
export function keepNetworks(config: Config, isKept: (network: CaipNetwork) => boolean): void {
  const internals = internalsOf(config)
  const { store } = internals
  const networks = store.get(networksAtom)
  const [first, ...others] = networks.filter(isKept)
  if (!first || others.length + 1 === networks.length) return
  const selection = selectAmong([first, ...others], store.get(networkSelectionAtom))
  setSwitchingFamily(internals, namespaceOf(selection.active) !== store.get(activeNamespaceAtom))
  setNetworks(internals, [first, ...others], selection)
  setSwitchingFamily(internals, false)
}
