import type { ChainNamespace } from '@foyer/chains'
import { createWatch, type WatchParameters } from '../../core/createWatch.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { activeNamespaceAtom } from '../network/state.ts'
import { type AccountTab, accountTabsAtom, type ChosenAccountTabs, noteAccountTab } from './tabState.ts'
import type { GetAccountParameters } from './getAccount.ts'

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
