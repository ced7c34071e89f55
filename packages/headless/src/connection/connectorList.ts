import { type Atom, atom } from 'jotai/vanilla'
import { connectorNamespaceAtom } from '../modal/state.ts'
import { networksAtom } from '../network/state.ts'
import { connectorsAtom } from './state.ts'
import type { ConnectorInfo } from './types.ts'

/** Connectors of families that have a network, narrowed to one family while the modal was opened for it. */
export const listedConnectorsAtom: Atom<readonly ConnectorInfo[]> = atom((get) => {
  const filter = get(connectorNamespaceAtom)
  const enabled = new Set(get(networksAtom).map(({ chainNamespace }) => chainNamespace))
  return get(connectorsAtom).filter(({ namespaces }) =>
    filter
      ? namespaces.includes(filter) && enabled.has(filter)
      : namespaces.some((namespace) => enabled.has(namespace)),
  )
})
