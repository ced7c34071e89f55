import type { RouteName } from '@foyer/headless'
import { expectTypeOf, test } from 'vitest'
import type * as firstRoutes from './firstRoutes.ts'
import type * as routes from './routes.ts'

test('every route has a row, but for those that show the view of another route', () => {
  type WithoutRow = Exclude<RouteName, keyof typeof firstRoutes | keyof typeof routes>
  expectTypeOf<WithoutRow>().toEqualTypeOf<'Create' | 'ConnectingSiwe'>()
})
