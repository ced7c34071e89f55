import type { CaipNetwork } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import { accountAtom, networkAtom, networksAtom } from '../../wallet/state.ts'
import { receivingNetworks } from './rules.ts'

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
  const { address, allAccounts } = get(accountAtom)
  const network = get(networkAtom)
  const isSmartAccount = allAccounts.some(
    (account) => account.address === address && account.type === 'smartAccount',
  )
  const networks = receivingNetworks({ networks: get(networksAtom), active: network, isSmartAccount })
  return { address, network, networks }
})
