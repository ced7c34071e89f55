import type { RouteName } from '@foyer/headless'
import { expectTypeOf, test } from 'vitest'
import type { FurtherRoute } from './further.ts'

test('every route has a view, near or further', () => {
  type Near = 'Account' | 'Connect' | 'ConnectingExternal'
  expectTypeOf<Exclude<RouteName, Near | FurtherRoute>>().toEqualTypeOf<'Create'>()
})
