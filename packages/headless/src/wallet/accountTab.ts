import type { ChainNamespace } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import { watchAtom, type WatchParameters, stable } from '../core/atoms.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { activeNamespaceAtom, type GetAccountParameters, accountAtoms } from './state.ts'

/** Tab of the account view. */
export type AccountTab = 'tokens' | 'nfts' | 'activity'
/** Selected tabs by namespace; absent if no tab was selected. */
export type ChosenAccountTabs = Readonly<Partial<Record<ChainNamespace, AccountTab>>>

type Choice = { readonly address: string; readonly tab: AccountTab }

const choicesAtom = atom<Readonly<Partial<Record<ChainNamespace, Choice>>>>({})

/** Selected tabs of the current accounts, by namespace. A new account has no selected tab. */
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

/**
 * Selected tab of a namespace's account; `undefined` if no tab was selected.
 *
 * @example
 * ```ts
 * import { getAccountTab } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const tab = getAccountTab(config, { namespace: 'eip155' }) ?? 'tokens'
 * ```
 */
export function getAccountTab(
  config: Config,
  { namespace }: GetAccountParameters = {},
): AccountTab | undefined {
  const { store } = internalsOf(config)
  return store.get(accountTabsAtom)[namespace ?? store.get(activeNamespaceAtom)]
}

/**
 * Watches the selected tabs, by namespace.
 *
 * @example
 * ```ts
 * import { watchAccountTabs } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const stop = watchAccountTabs(config, { onChange: ({ eip155 }) => console.log('tab', eip155) })
 * ```
 */
export const watchAccountTabs = (
  config: Config,
  parameters: WatchParameters<ChosenAccountTabs>,
): (() => void) => watchAtom(config, accountTabsAtom, parameters)

export type SetAccountTabParameters = {
  readonly tab: AccountTab
  /** @default the namespace of the active network */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Selects a tab of the account view, until the page unloads or the account changes.
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
  const { store } = internalsOf(config)
  const wanted = namespace ?? store.get(activeNamespaceAtom)
  const { address } = store.get(accountAtoms[wanted])
  if (address !== undefined) store.set(choicesAtom, { ...store.get(choicesAtom), [wanted]: { address, tab } })
}
