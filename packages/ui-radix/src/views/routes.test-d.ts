import type { RouteName } from '@foyer/headless'
import { expectTypeOf, test } from 'vitest'
import type * as accountRoutes from './accountRoutes.ts'
import type * as connectRoutes from './connectRoutes.ts'
import type * as firstRoutes from './firstRoutes.ts'
import type * as moneyRoutes from './moneyRoutes.ts'

test('every route has a row, but for those that show the view of another route', () => {
  type WithRow =
    | keyof typeof accountRoutes
    | keyof typeof connectRoutes
    | keyof typeof firstRoutes
    | keyof typeof moneyRoutes
  expectTypeOf<Exclude<RouteName, WithRow>>().toEqualTypeOf<'Create' | 'ConnectingSiwe'>()
})
