import type { RouteName } from '@foyer/headless'
import { expect, test } from 'vitest'
import { isDeferredView } from '../modal/views.ts'
import * as accountRoutes from './accountRoutes.ts'
import * as buyRoutes from './buyRoutes.ts'
import * as connectRoutes from './connectRoutes.ts'
import { findView } from './findView.ts'
import * as loginRoutes from './loginRoutes.ts'
import * as tradeRoutes from './tradeRoutes.ts'
import * as transferRoutes from './transferRoutes.ts'

const rows = Object.entries({
  ...accountRoutes,
  ...buyRoutes,
  ...connectRoutes,
  ...loginRoutes,
  ...tradeRoutes,
  ...transferRoutes,
})

test.each(rows)('%s is found in its table', async (route, row) => {
  const entry = findView(route as RouteName)
  expect(entry && isDeferredView(entry) && (await entry.find())).toBe(row)
})
