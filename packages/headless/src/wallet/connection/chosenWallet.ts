import type { Connector } from '@foyer/chains'
import type { Internals } from '../../core/internals.ts'
import { routerAtom } from '../../modal/state.ts'

type Chosen = {
  /** Where its row stood, from 0. */
  readonly displayIndex: number | undefined
  /** The directory's: the lower, the earlier. */
  readonly walletRank: number | undefined
}

/** What is known of the choice of a wallet, when the visitor chose it from a list. */
export function chosenWallet(
  { store }: Pick<Internals, 'store'>,
  { uid, type }: Pick<Connector, 'uid' | 'type'>,
): Chosen {
  const { view, data } = store.get(routerAtom)
  const chosen = (data ?? {}) as {
    readonly connector?: { readonly uid: string }
    readonly wallet?: { readonly order?: number }
    readonly displayIndex?: number
  }
  // A host may connect another wallet meanwhile.
  const isOwn = type === 'WALLET_CONNECT' ? view === 'ConnectingWalletConnect' : chosen.connector?.uid === uid
  return isOwn
    ? { displayIndex: chosen.displayIndex, walletRank: chosen.wallet?.order }
    : { displayIndex: undefined, walletRank: undefined }
}
