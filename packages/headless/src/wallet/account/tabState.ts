import type { ChainNamespace } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import type { Internals } from '../../core/internals.ts'
import { stable } from '../../core/stable.ts'
import { accountAtoms } from './state.ts'

/** What of an account is looked at. */
export type AccountTab = 'tokens' | 'nfts' | 'activity'
/** By family; absent where none was chosen. */
export type ChosenAccountTabs = Readonly<Partial<Record<ChainNamespace, AccountTab>>>

type Choice = { readonly address: string; readonly tab: AccountTab }

const choicesAtom = atom<Readonly<Partial<Record<ChainNamespace, Choice>>>>({})

/** The tabs that were chosen of the accounts in use: another account begins with its first one. */
export const accountTabsAtom: Atom<ChosenAccountTabs> = /* @__PURE__ */ stable(
  /* @__PURE__ */ atom((get) => {
    const chosen = Object.entries(get(choicesAtom)) as [ChainNamespace, Choice][]
    return Object.fromEntries(
      chosen
        .filter(([namespace, { address }]) => get(accountAtoms[namespace]).address === address)
        .map(([namespace, { tab }]) => [namespace, tab]),
    )
  }),
)

export function noteAccountTab(
  { store }: Internals,
  { namespace, tab }: { readonly namespace: ChainNamespace; readonly tab: AccountTab },
): void {
  const { address } = store.get(accountAtoms[namespace])
  if (address !== undefined)
    store.set(choicesAtom, { ...store.get(choicesAtom), [namespace]: { address, tab } })
}
