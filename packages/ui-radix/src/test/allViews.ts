import type { RouteName } from '@foyer/headless'
import * as routes from '../exports/views.ts'
import type { ViewRegistry } from '../modal/views.ts'
import { findView } from '../views/findView.ts'

/** The views of the modal, in an object from which a test can leave some out. */
export const allViews: ViewRegistry = Object.fromEntries(
  Object.keys(routes).map((route) => [route, findView(route as RouteName)]),
)
