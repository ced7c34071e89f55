import type { CaipAddress, ChainNamespace } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import { stable } from '../config/stable.ts'
import { connectionStatus } from '../connection/rules.ts'
import { connectionStateAtom, currentConnection, liveConnectionsAtom } from '../connection/state.ts'
import type { Account, GetAccountReturnType } from '../connection/types.ts'
import { activeNamespaceAtom, familyNetwork, networkSelectionAtom, networksAtom } from '../network/state.ts'

function accountOf(namespace: ChainNamespace): Atom<GetAccountReturnType> {
  const allAccountsAtom = stable<readonly Account[]>(
    atom((get) =>
      get(liveConnectionsAtom).flatMap((connection) =>
        connection.namespace === namespace ? connection.accounts : [],
      ),
    ),
  )
  return stable(
    atom((get): GetAccountReturnType => {
      const state = get(connectionStateAtom)
      const network = familyNetwork(get(networksAtom), get(networkSelectionAtom), namespace)
      const connection = currentConnection(state, namespace)
      const isConnecting = state.process.status === 'pending' && state.process.namespaces.includes(namespace)
      const isRestored = state.isRestored || state.restoring?.includes(namespace) === false
      const facts = { hasCurrent: connection !== undefined, isConnecting, isRestored }
      const allAccounts = get(allAccountsAtom)
      if (!connection || !network) {
        const status = connectionStatus({ ...facts, hasCurrent: false })
        return {
          status: status === 'connected' ? 'disconnected' : status,
          isConnected: false,
          namespace,
          address: undefined,
          caipAddress: undefined,
          caipNetworkId: network?.caipNetworkId,
          connector: undefined,
          allAccounts,
        }
      }
      return {
        status: isConnecting ? 'connecting' : 'connected',
        isConnected: true,
        namespace,
        address: connection.address,
        caipAddress: `${network.caipNetworkId}:${connection.address}` as CaipAddress,
        caipNetworkId: network.caipNetworkId,
        connector: connection.connector,
        allAccounts,
      }
    }),
  )
}

/** Each family's account. */
export const accountAtoms: Readonly<Record<ChainNamespace, Atom<GetAccountReturnType>>> = {
  eip155: /* @__PURE__ */ accountOf('eip155'),
  solana: /* @__PURE__ */ accountOf('solana'),
  polkadot: /* @__PURE__ */ accountOf('polkadot'),
  bip122: /* @__PURE__ */ accountOf('bip122'),
  cosmos: /* @__PURE__ */ accountOf('cosmos'),
}

/** The account of the network in use. */
export const accountAtom: Atom<GetAccountReturnType> = atom((get) =>
  get(accountAtoms[get(activeNamespaceAtom)]),
)
