import type { ChainNamespace, AccountType } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import { stable, createWatch, type WatchParameters } from '../core/atoms.ts'
import { connectionStatus, isAskingWallet } from './connectionRules.ts'
import { connectionStateAtom, currentConnection, liveConnectionsAtom } from './state.ts'
import type { Account, GetAccountReturnType } from './types.ts'
import { activeNamespaceAtom, familyNetwork, networkSelectionAtom, networksAtom } from './networkState.ts'
import { type Internals, internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { preferredAccountType } from './accountRules.ts'

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
      const { process } = state
      const isConnecting =
        process.status === 'pending' && process.namespaces.includes(namespace) && isAskingWallet(process)
      const isRestored = state.isRestored || state.restoring?.includes(namespace) === false
      const caipNetworkId = network?.caipNetworkId
      const address = caipNetworkId && connection?.address
      // One of two shapes, which the compiler does not see through the shared condition.
      return {
        status: connectionStatus({ hasCurrent: address !== undefined, isConnecting, isRestored }),
        isConnected: address !== undefined,
        namespace,
        address,
        caipAddress: address && `${caipNetworkId}:${address}`,
        caipNetworkId,
        connector: address && connection?.connector,
        allAccounts: get(allAccountsAtom),
      } as GetAccountReturnType
    }),
  )
}

/** Account by namespace. */
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

export type ChosenAccountTypes = Readonly<Partial<Record<ChainNamespace, AccountType>>>

const chosenAtom = atom<ChosenAccountTypes>({})

/** The types that the visitor chose. They outlive connections (R13). */
export const chosenAccountTypesAtom: Atom<ChosenAccountTypes> = chosenAtom

export const setChosenAccountTypes = ({ store }: Internals, chosen: ChosenAccountTypes): void =>
  store.set(chosenAtom, chosen)

/** Preferred account type of a namespace, with the visitor's choice. */
export const accountTypeOf = (
  config: Config,
  namespace: ChainNamespace,
  chosen: ChosenAccountTypes = internalsOf(config).store.get(chosenAtom),
): AccountType | undefined =>
  preferredAccountType(namespace, {
    chosen,
    byDefault: internalsOf(config).options.defaultAccountTypes ?? {},
  })

/** Whether the account in use is a smart account. */
export function isSmartAccount(config: Config): boolean {
  const { address, allAccounts } = internalsOf(config).store.get(accountAtom)
  return allAccounts.some((account) => account.address === address && account.type === 'smartAccount')
}

export type GetAccountParameters = {
  /** @default the namespace of the active network */
  readonly namespace?: ChainNamespace | undefined
}

/** The account in use. */
export const getAccount = (config: Config, { namespace }: GetAccountParameters = {}): GetAccountReturnType =>
  internalsOf(config).store.get(namespace ? accountAtoms[namespace] : accountAtom)

export const watchAccount = (
  config: Config,
  { namespace, onChange }: GetAccountParameters & WatchParameters<GetAccountReturnType>,
): (() => void) => createWatch(namespace ? accountAtoms[namespace] : accountAtom)(config, { onChange })
