import { type Atom, atom } from 'jotai/vanilla'
import { connectorNamespaceAtom } from '../modal/state.ts'
import { networksAtom } from '../network/state.ts'
import { mergeConnectors } from './mergeConnectors.ts'
import { connectorsAtom } from './state.ts'
import type { ConnectorInfo } from './types.ts'

/** The list that visitors see, narrowed to one family while the modal was opened for it. */
export const listedConnectorsAtom: Atom<readonly ConnectorInfo[]> = atom((get) =>
  mergeConnectors(get(connectorsAtom), {
    enabled: [...new Set(get(networksAtom).map(({ chainNamespace }) => chainNamespace))],
    namespace: get(connectorNamespaceAtom),
  }),
)
