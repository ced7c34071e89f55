import type { ChainNamespace } from '@foyer/chains'
import { createWatch, type WatchParameters } from '../core/createWatch.ts'
import { internalsOf, type Internals } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { activeNamespaceAtom } from './networkState.ts'
import type { GetAccountParameters } from './getAccount.ts'
import { type Atom, atom } from 'jotai/vanilla'
import { stable } from '../core/stable.ts'
import { accountAtoms } from './accountState.ts'

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

/** The tab that was chosen of the account of a family; `undefined` while none was. */
export function getAccountTab(
  config: Config,
  { namespace }: GetAccountParameters = {},
): AccountTab | undefined {
  const { store } = internalsOf(config)
  return store.get(accountTabsAtom)[namespace ?? store.get(activeNamespaceAtom)]
}

/** Hears which tabs are chosen, by family. */
export const watchAccountTabs: (
  config: Config,
  parameters: WatchParameters<ChosenAccountTabs>,
) => () => void = /* @__PURE__ */ createWatch(accountTabsAtom)

export type SetAccountTabParameters = {
  readonly tab: AccountTab
  /** @default the family of the active network */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Chooses what of an account is looked at, until the page is left or another account is in use.
 *
 * @example
 * ```ts
 * import { openModal, setAccountTab } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * setAccountTab(config, { tab: 'activity' })
 * openModal(config, { view: 'Account' })
 * ```
 */
export function setAccountTab(config: Config, { tab, namespace }: SetAccountTabParameters): void {
  const internals = internalsOf(config)
  noteAccountTab(internals, { tab, namespace: namespace ?? internals.store.get(activeNamespaceAtom) })
}
