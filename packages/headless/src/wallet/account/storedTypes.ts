import { chainNamespaces } from '@foyer/chains'
import * as v from 'valibot'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { toJson } from '../connection/toJson.ts'
import { setChosenAccountTypes } from './accountTypes.ts'
import { ACCOUNT_TYPES_KEY } from './storageKey.ts'

const schema = v.record(
  v.picklist(chainNamespaces),
  v.picklist(['eoa', 'smartAccount', 'payment', 'ordinal']),
)

/** Reads the types that the visitor chose on an earlier visit; anything unreadable reads as none. */
export function readAccountTypes(config: Config): void {
  const internals = internalsOf(config)
  const result = v.safeParse(schema, toJson(internals.storage.getItem(ACCOUNT_TYPES_KEY)))
  if (result.success) setChosenAccountTypes(internals, result.output)
}
