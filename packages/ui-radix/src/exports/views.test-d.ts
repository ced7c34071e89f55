import type { RouteName } from '@foyer/headless'
import { expectTypeOf, test } from 'vitest'
import type { LazyView, ViewRegistry } from './shell.ts'
import * as views from './views.ts'

test('every exported view is named after its route, and fits a registry', () => {
  expectTypeOf<Exclude<keyof typeof views, RouteName>>().toEqualTypeOf<never>()
  expectTypeOf<(typeof views)[keyof typeof views]>().toEqualTypeOf<LazyView>()
  const { Connect, WalletSend } = views
  expectTypeOf({ Connect, WalletSend }).toExtend<ViewRegistry>()
})
