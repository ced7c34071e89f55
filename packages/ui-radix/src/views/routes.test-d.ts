import type { RouteName } from '@foyer/headless'
import { expectTypeOf, test } from 'vitest'
import type * as accountRoutes from './accountRoutes.ts'
import type * as buyRoutes from './buyRoutes.ts'
import type * as connectRoutes from './connectRoutes.ts'
import type * as firstRoutes from './firstRoutes.ts'
import type * as loginRoutes from './loginRoutes.ts'
import type * as tradeRoutes from './tradeRoutes.ts'
import type * as transferRoutes from './transferRoutes.ts'

test('every route has a row, except aliases of other routes', () => {
  type WithRow =
    | keyof typeof accountRoutes
    | keyof typeof buyRoutes
    | keyof typeof connectRoutes
    | keyof typeof firstRoutes
    | keyof typeof loginRoutes
    | keyof typeof tradeRoutes
    | keyof typeof transferRoutes
  expectTypeOf<Exclude<RouteName, WithRow>>().toEqualTypeOf<'ConnectingSiwe'>()
})
