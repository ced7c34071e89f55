import type { CaipNetwork } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import { accountAtom } from '../../wallet/accountState.ts'
import { networkAtom, networksAtom } from '../../wallet/networkState.ts'
import { receivingNetworks } from './rules.ts'

export type Receiving = {
  /** Plain: what others type, and what a code to scan says. `undefined` when nobody is connected. */
  readonly address: string | undefined
  /** The one in use. */
  readonly network: CaipNetwork
  /** Where the account can be sent something. */
  readonly networks: readonly CaipNetwork[]
}

/** Where the account in use can be sent something. */
export const receivingAtom: Atom<Receiving> = atom((get) => {
  const { address, allAccounts } = get(accountAtom)
  const network = get(networkAtom)
  const isSmartAccount = allAccounts.some(
    (account) => account.address === address && account.type === 'smartAccount',
  )
  const networks = receivingNetworks({ networks: get(networksAtom), active: network, isSmartAccount })
  return { address, network, networks }
})
