import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from '../../core/internals.ts'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'

/** `undefined` until storage was read. */
const recentsAtom = atom<readonly DirectoryWallet[] | undefined>(undefined)

const none: readonly DirectoryWallet[] = []

/** The wallets used last, newest first. */
export const recentWalletsAtom: Atom<readonly DirectoryWallet[]> = atom((get) => get(recentsAtom) ?? none)
export const areRecentsReadAtom: Atom<boolean> = atom((get) => get(recentsAtom) !== undefined)

export const setRecents = ({ store }: Internals, wallets: readonly DirectoryWallet[]): void =>
  store.set(recentsAtom, wallets)
