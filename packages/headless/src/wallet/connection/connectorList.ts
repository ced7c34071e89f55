import type { ChainNamespace } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import { networksAtom } from '../network/state.ts'
import { mergeConnectors } from './mergeConnectors.ts'
import { connectorsAtom } from './state.ts'
import type { ConnectorInfo } from './types.ts'

const listOf = (namespace?: ChainNamespace): Atom<readonly ConnectorInfo[]> =>
  atom((get) =>
    mergeConnectors(get(connectorsAtom), {
      enabled: [...new Set(get(networksAtom).map(({ chainNamespace }) => chainNamespace))],
      namespace,
    }),
  )

/** Connectors of every namespace of the config, merged by wallet. */
export const listedConnectorsAtom: Atom<readonly ConnectorInfo[]> = /* @__PURE__ */ listOf()

/** The list of each family. */
export const familyConnectorsAtoms: Readonly<Record<ChainNamespace, Atom<readonly ConnectorInfo[]>>> = {
  eip155: /* @__PURE__ */ listOf('eip155'),
  solana: /* @__PURE__ */ listOf('solana'),
  polkadot: /* @__PURE__ */ listOf('polkadot'),
  bip122: /* @__PURE__ */ listOf('bip122'),
  cosmos: /* @__PURE__ */ listOf('cosmos'),
}
