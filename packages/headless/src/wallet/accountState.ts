import type { ChainNamespace } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import { stable, createWatch, type WatchParameters } from '../core/atoms.ts'
import { connectionStatus, isAskingWallet } from './rules.ts'
import { connectionStateAtom, currentConnection, liveConnectionsAtom } from './state.ts'
import type { Account, ByNamespace, GetAccountReturnType, LiveAccount } from './types.ts'
import { activeNamespaceAtom, namespaceNetwork, networkSelectionAtom, networksAtom } from './networkState.ts'
import { type Internals, internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'

function accountOf(namespace: ChainNamespace): Atom<LiveAccount> {
  const allAccountsAtom = stable<readonly Account[]>(
    atom((get) =>
      get(liveConnectionsAtom).flatMap((connection) =>
        connection.namespace === namespace ? connection.accounts : [],
      ),
    ),
  )
  return stable(
    atom((get): LiveAccount => {
      const state = get(connectionStateAtom)
      const network = namespaceNetwork(get(networksAtom), get(networkSelectionAtom), namespace)
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
      } as LiveAccount
    }),
  )
}

const byNamespace = <value>(
  make: (namespace: ChainNamespace) => value,
): Readonly<Record<ChainNamespace, value>> => ({
  eip155: make('eip155'),
  solana: make('solana'),
  polkadot: make('polkadot'),
  bip122: make('bip122'),
  cosmos: make('cosmos'),
})

/** Account by namespace, as its wallet has confirmed it. */
export const accountAtoms: Readonly<Record<ChainNamespace, Atom<LiveAccount>>> =
  /* @__PURE__ */ byNamespace(accountOf)

/** The account of the network in use. */
export const accountAtom: Atom<LiveAccount> = atom((get) => get(accountAtoms[get(activeNamespaceAtom)]))

/** `undefined` before storage is read. */
const storedAtom = atom<ByNamespace<string> | undefined>(undefined)

export const isStoredShown = ({ store }: Internals): boolean => store.get(storedAtom) !== undefined

/** Sets the stored addresses of current connections, which show until their wallets have answered. */
export const setStoredAddresses = ({ store }: Internals, addresses: ByNamespace<string>): void =>
  store.set(storedAtom, addresses)

function shownAccountOf(namespace: ChainNamespace): Atom<GetAccountReturnType> {
  return stable(
    atom((get): GetAccountReturnType => {
      const account = get(accountAtoms[namespace])
      const { status, caipNetworkId } = account
      const address = get(storedAtom)?.[namespace]
      if (status !== 'reconnecting' || address === undefined || caipNetworkId === undefined) return account
      return { ...account, status, address, caipNetworkId, caipAddress: `${caipNetworkId}:${address}` }
    }),
  )
}

/** Account by namespace, to show: while a wallet is asked for its account, the stored one. */
const shownAccountAtoms: Readonly<Record<ChainNamespace, Atom<GetAccountReturnType>>> =
  /* @__PURE__ */ byNamespace(shownAccountOf)

const shownAccountAtom: Atom<GetAccountReturnType> = atom((get) =>
  get(shownAccountAtoms[get(activeNamespaceAtom)]),
)

/** Atom of the account to show, by default of the namespace of the active network. */
export const shownAccountAtomOf = (namespace: ChainNamespace | undefined): Atom<GetAccountReturnType> =>
  namespace ? shownAccountAtoms[namespace] : shownAccountAtom

/** Whether the account in use is a smart account. */
export function isSmartAccount(config: Config): boolean {
  const { address, allAccounts } = internalsOf(config).store.get(accountAtom)
  return allAccounts.some((account) => account.address === address && account.type === 'smartAccount')
}

export type GetAccountParameters = {
  /** @default the namespace of the active network */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * The account in use; while `reconnecting`, the stored one, which its wallet has not confirmed.
 *
 * @example
 * ```ts
 * import { getAccount } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { status, address } = getAccount(config, { namespace: 'eip155' })
 * if (status === 'connected') console.log(address)
 * ```
 */
export const getAccount = (config: Config, { namespace }: GetAccountParameters = {}): GetAccountReturnType =>
  internalsOf(config).store.get(shownAccountAtomOf(namespace))

/** The account in use, as its wallet has confirmed it. */
export const getLiveAccount = (config: Config, { namespace }: GetAccountParameters = {}): LiveAccount =>
  internalsOf(config).store.get(namespace ? accountAtoms[namespace] : accountAtom)

/**
 * Watches the account in use. Returns the undo.
 *
 * @example
 * ```ts
 * import { watchAccount } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchAccount(config, { onChange: ({ address }) => console.log(address ?? 'disconnected') })
 * ```
 */
export const watchAccount = (
  config: Config,
  { namespace, onChange }: GetAccountParameters & WatchParameters<GetAccountReturnType>,
): (() => void) => createWatch(shownAccountAtomOf(namespace))(config, { onChange })
