import { type CaipNetwork, type CaipNetworkId, withDeadline } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import { type Internals, internalsOf } from '../core/internals.ts'
import type { FoyerQueryOptions } from '../core/query.ts'
import type { Config } from '../core/types.ts'
import { loadReadChain } from '../wallet/lazy.ts'
import { accountAtom, isSmart, networkAtom, networksAtom } from '../wallet/state.ts'

export type Receiving = {
  /** Plain address, also encoded in the QR code. `undefined` without a connection. */
  readonly address: string | undefined
  /** Current network. */
  readonly network: CaipNetwork
  /**
   * Networks on which the account can receive. A contract account, such as a Safe, exists only where it was deployed.
   * Until the nodes of the current network have said what the address is, only the current network.
   */
  readonly networks: readonly CaipNetwork[]
}

/** Whether an account is a contract, by network; `null` where no node has answered. */
export type Contracts = { readonly [id in CaipNetworkId]?: boolean | null }

type AccountFacts = {
  readonly active: CaipNetwork
  readonly isSmartAccount: boolean
  /** Absent in a namespace without contract accounts. */
  readonly contracts?: Contracts | undefined
}

export type ReceivingFacts = Omit<AccountFacts, 'contracts'> & {
  readonly address: string | undefined
  readonly networks: readonly CaipNetwork[]
}

/** Facts about the current account, with the networks of its namespace. */
export const receivingFactsAtom: Atom<ReceivingFacts> = atom((get) => {
  const account = get(accountAtom)
  const active = get(networkAtom)
  const networks = get(networksAtom).filter(({ chainNamespace }) => chainNamespace === active.chainNamespace)
  return { address: account.address, active, networks, isSmartAccount: isSmart(account) }
})

/**
 * Place where an account can receive: `anywhere` with a key; `here` if it is a contract on the active network, and maybe
 * on no other; `unknown` while the nodes of the active network have not answered.
 */
export function receivingPlace({ active, isSmartAccount, contracts }: AccountFacts): ReceivingPlace {
  if (isSmartAccount) return 'here'
  if (!contracts) return 'anywhere'
  const isContract = contracts[active.caipNetworkId]
  if (isContract) return 'here'
  return isContract === false ? 'anywhere' : 'unknown'
}

export type ReceivingPlace = 'anywhere' | 'here' | 'unknown'

/**
 * Networks on which an account can receive: all of its namespace; a contract account those on which it exists, a smart
 * account only the current one (docs/spec/api.md §10).
 */
export function receivingNetworks(
  facts: AccountFacts & { readonly networks: readonly CaipNetwork[] },
): readonly CaipNetwork[] {
  const { networks, active, isSmartAccount, contracts } = facts
  if (receivingPlace(facts) === 'anywhere') return networks
  return networks.filter(
    ({ caipNetworkId }) =>
      caipNetworkId === active.caipNetworkId || (!isSmartAccount && contracts?.[caipNetworkId] === true),
  )
}

/** Whether accounts of a network's namespace can be contracts that its adapter recognizes. */
const hasContracts = ({ adapters }: Internals, { chainNamespace }: CaipNetwork): boolean =>
  adapters.get(chainNamespace)?.operations.isContract !== undefined

/** Longest wait for the nodes of a network. */
const READ_MS = 5000
/** Stale time: an account becomes a contract rarely. */
const CONTRACTS_STALE_MS = 60_000

/**
 * Reads on which networks an account is a contract: on the active one, and on the others only if it is one there. Not
 * for smart accounts, which are known. Removed when the account disconnects.
 */
export const contractsQueryOptions = (
  config: Config,
  { address, networks, active, isSmartAccount }: ReceivingFacts,
): FoyerQueryOptions<Contracts> => {
  const here = active.caipNetworkId
  const others = networks.map(({ caipNetworkId }) => caipNetworkId).filter((id) => id !== here)
  const internals = internalsOf(config)
  return {
    queryKey: ['foyer', config.id, 'contracts', { address, networks: [here, ...others] }],
    queryFn: async ({ signal }) => {
      const { readChain } = await loadReadChain()
      // `enabled` requires an address.
      const parameters = { address: address ?? '' }
      const read = async (caipNetworkId: CaipNetworkId): Promise<boolean | null> =>
        (await withDeadline(
          (ending) => readChain(config, 'isContract', { caipNetworkId, parameters, signal: ending }),
          { milliseconds: READ_MS, signal, after: internals.timers.after },
        ).catch(() => null)) ?? null
      const isContract = await read(here)
      const asked = isContract ? others : []
      const answers = await Promise.all(asked.map(read))
      signal.throwIfAborted()
      return Object.fromEntries([
        [here, isContract],
        ...asked.map((id, index) => [id, answers[index]] as const),
      ])
    },
    staleTime: CONTRACTS_STALE_MS,
    enabled: address !== undefined && !isSmartAccount && hasContracts(internals, active),
  }
}
