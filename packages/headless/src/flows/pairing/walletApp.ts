import { type Atom, atom } from 'jotai/vanilla'
import { accountAtom } from '../../wallet/account/state.ts'
import { linkChoiceAtom } from './state.ts'
import type { LinkChoice } from './types.ts'

/** The app of the wallet in use, when it was reached by a link. */
export const walletAppAtom: Atom<LinkChoice | undefined> = atom((get) =>
  get(accountAtom).connector?.type === 'WALLET_CONNECT' ? get(linkChoiceAtom) : undefined,
)
