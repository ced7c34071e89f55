import type { AccountType } from '@foyer/chains'
import { createWatch, type WatchParameters } from '../../core/createWatch.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { activeNamespaceAtom } from '../network/state.ts'
import { accountTypeOf, type ChosenAccountTypes, chosenAccountTypesAtom } from './accountTypes.ts'
import type { GetAccountParameters } from './getAccount.ts'

/** The type of account that a family prefers; `undefined` where it knows none. */
export const getPreferredAccountType = (
  config: Config,
  { namespace }: GetAccountParameters = {},
): AccountType | undefined =>
  accountTypeOf(config, namespace ?? internalsOf(config).store.get(activeNamespaceAtom))

/** Hears which types the visitor chooses, by family. */
export const watchPreferredAccountTypes: (
  config: Config,
  parameters: WatchParameters<ChosenAccountTypes>,
) => () => void = /* @__PURE__ */ createWatch(chosenAccountTypesAtom)
