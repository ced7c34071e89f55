import type { CaipNetwork } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import { accountAtom, isSmart, networkAtom, networksAtom } from '../wallet/state.ts'

export type Receiving = {
  /** Plain address, also encoded in the QR code. `undefined` without a connection. */
  readonly address: string | undefined
  /** Current network. */
  readonly network: CaipNetwork
  /** Networks on which the account can receive. */
  readonly networks: readonly CaipNetwork[]
}

/** Receiving address and networks of the current account. */
export const receivingAtom: Atom<Receiving> = atom((get) => {
  const account = get(accountAtom)
  const network = get(networkAtom)
  const facts = { networks: get(networksAtom), active: network, isSmartAccount: isSmart(account) }
  return { address: account.address, network, networks: receivingNetworks(facts) }
})

/**
 * Networks on which an account can receive: all of its namespace; a smart account only the current one
 * (docs/spec/api.md §10).
 */
export const receivingNetworks = (facts: {
  readonly networks: readonly CaipNetwork[]
  readonly active: CaipNetwork
  readonly isSmartAccount: boolean
}): readonly CaipNetwork[] =>
  facts.isSmartAccount
    ? [facts.active]
    : facts.networks.filter(({ chainNamespace }) => chainNamespace === facts.active.chainNamespace)
