import type { CaipNetworkId, ChainNamespace } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import { listNetworks, type NetworkItem } from './networkRules.ts'
import {
  connectionStateAtom,
  currentConnection,
  isNetworkConfiguredAtom,
  networkSelectionAtom,
  networksAtom,
} from './state.ts'

export type NetworkList = {
  readonly items: readonly NetworkItem[]
  /** False while the wallet is on an unconfigured network. */
  readonly isSupported: boolean
}

/** List of networks to select from, with the approvals of connected wallets. */
export const networkListAtom: Atom<NetworkList> = atom((get) => {
  const state = get(connectionStateAtom)
  const approvedByNamespace: Partial<Record<ChainNamespace, readonly CaipNetworkId[] | 'all'>> = {}
  const authNamespaces: ChainNamespace[] = []
  for (const namespace of Object.keys(state.current) as ChainNamespace[]) {
    const connection = currentConnection(state, namespace)
    if (connection) approvedByNamespace[namespace] = connection.approvedCaipNetworkIds ?? 'all'
    if (connection?.connector.type === 'AUTH') authNamespaces.push(namespace)
  }
  const { active } = get(networkSelectionAtom)
  return {
    items: listNetworks(get(networksAtom), { activeId: active, approvedByNamespace, authNamespaces }),
    isSupported: get(isNetworkConfiguredAtom),
  }
})
