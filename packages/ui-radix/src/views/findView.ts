import { load, type RouteName } from '@foyer/headless'
import type { FindView, LazyView, ViewRegistry } from '../modal/views.ts'
import * as firstRoutes from './firstRoutes.ts'

const first: ViewRegistry = firstRoutes

/** The view of a route: its row at once, or a row that is looked up in the lazy table on demand. */
export const findView: FindView = (route) =>
  first[route] ?? {
    find: async () => {
      const routes: Partial<Readonly<Record<RouteName, LazyView>>> = await load(() => import('./routes.ts'))
      return routes[route === 'ConnectingSiwe' ? 'SIWXSignMessage' : route]
    },
  }
