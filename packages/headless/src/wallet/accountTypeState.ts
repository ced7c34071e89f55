import type { AccountType, ChainNamespace } from '@foyer/chains'
import { type Atom, atom } from 'jotai/vanilla'
import { type Internals, internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { preferredAccountType } from './accountRules.ts'

export type ChosenAccountTypes = Readonly<Partial<Record<ChainNamespace, AccountType>>>

const chosenAtom = atom<ChosenAccountTypes>({})

/** Account types chosen by the visitor. A disconnect keeps them (R13). */
export const chosenAccountTypesAtom: Atom<ChosenAccountTypes> = chosenAtom

export const setChosenAccountTypes = ({ store }: Internals, chosen: ChosenAccountTypes): void =>
  store.set(chosenAtom, chosen)

/** Preferred account type of a namespace: the visitor's choice, else that of the app, else the default. */
export const accountTypeOf = (
  config: Config,
  namespace: ChainNamespace,
  chosen: ChosenAccountTypes = internalsOf(config).store.get(chosenAtom),
): AccountType | undefined =>
  preferredAccountType(namespace, {
    chosen,
    byDefault: internalsOf(config).options.defaultAccountTypes ?? {},
  })
