import { load, type RouteName } from '@foyer/headless'
import type { FindView, LazyView, ViewRegistry } from '../modal/views.ts'
import * as firstRoutes from './firstRoutes.ts'

const first: ViewRegistry = firstRoutes

/** Routes without a row: views of hosts, and an older name of `SIWXSignMessage`. */
type WithoutRow = 'Create' | 'ConnectingSiwe'

/** The rows of `routes.ts`: a route without a row is a type error below. */
type Routes = { readonly [route in Exclude<RouteName, keyof typeof firstRoutes | WithoutRow>]: LazyView } & {
  readonly [route in RouteName]?: LazyView
}

/** The view of a route: its row at once, or a row that is looked up in the lazy table on demand. */
export const findView: FindView = (route) =>
  first[route] ?? {
    find: async () => {
      const routes: Routes = await load(() => import('./routes.ts'))
      return routes[route === 'ConnectingSiwe' ? 'SIWXSignMessage' : route]
    },
  }
