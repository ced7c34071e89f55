import { load, type RouteName } from '@foyer/headless'
import type { FindView, LazyView, ViewRegistry } from '../modal/views.ts'
import Connect from './Connect/Connect.tsx'
import * as firstRoutes from './firstRoutes.ts'

type Table = Partial<Readonly<Record<RouteName, LazyView>>>

// Connect is bundled with the shell: a lazy import would cost the first opening a second render.
const first: ViewRegistry = { ...firstRoutes, Connect: { ...firstRoutes.Connect, loaded: Connect } }

/** Routes that show the view of another route. */
const aliases: Partial<Readonly<Record<RouteName, RouteName>>> = {
  ConnectingSiwe: 'SIWXSignMessage',
}

/** The view of a route: its row at once, or a row that is looked up in its lazy table on demand. */
export const findView: FindView = (name) => {
  const route = aliases[name] ?? name
  return first[route] ?? { find: async () => (await load(importerOf(route)))[route] }
}

/**
 * The table with the row of a route, found by patterns: a list of all names would load with the first opening, and one
 * table of all rows is larger than most views.
 */
function importerOf(route: RouteName): () => Promise<Table> {
  if (/^(Connect(ing)?[FS]|Create|Email|SIWX)/.test(route)) return () => import('./loginRoutes.ts')
  if (/^(All|Connect|Down|Get|WhatIsAW)/.test(route)) return () => import('./connectRoutes.ts')
  if (/^(Buy|Fund|OnRamp|WhatIsAB)/.test(route)) return () => import('./buyRoutes.ts')
  if (/^(Pay|Swap)/.test(route)) return () => import('./tradeRoutes.ts')
  if (/^(Tran|Wallet)/.test(route)) return () => import('./transferRoutes.ts')
  return () => import('./accountRoutes.ts')
}
