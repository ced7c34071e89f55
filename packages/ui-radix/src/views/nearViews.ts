import type { ViewRegistry } from '../modal/types.ts'
import { Account } from './Account/lazy.ts'
import { Connect } from './Connect/lazy.ts'
import { ConnectingExternal } from './ConnectingExternal/lazy.ts'

/** What most begin with: a step nearer than the others, of which not even the names are here. */
export const nearViews: ViewRegistry = { Account, Connect, ConnectingExternal }
