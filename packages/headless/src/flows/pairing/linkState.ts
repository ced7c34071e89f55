import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from '../../core/internals.ts'
import type { LinkChoice } from './types.ts'

const choiceAtom = atom<LinkChoice | undefined>(undefined)

/** Wallet that was opened by a deep link when it connected. */
export const linkChoiceAtom: Atom<LinkChoice | undefined> = choiceAtom

export const setLinkChoice = ({ store }: Internals, choice: LinkChoice | undefined): void =>
  store.set(choiceAtom, choice)

/** Storage key of the app that was opened by a deep link; WalletConnect's client reads it too, so it has no prefix. */
export const LINK_CHOICE_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE'
