import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { NAME_ZONE } from './rules.ts'

/** What follows the first dot of names that are registered here. */
export const zoneOf = (config: Config): string => internalsOf(config).options.names?.zone ?? NAME_ZONE
