import { load, type RouteName } from '@foyer/headless'
import type { FindView, LazyView, ViewRegistry } from '../modal/views.ts'
import * as firstRoutes from './firstRoutes.ts'

const first: ViewRegistry = firstRoutes

/** Routes that show the view of another route. */
const aliases: Partial<Readonly<Record<RouteName, RouteName>>> = {
  ConnectingSiwe: 'SIWXSignMessage',
  Create: 'Connect',
}

/** The view of a route: its row at once, or a row that is looked up in the lazy table on demand. */
export const findView: FindView = (name) => {
  const route = aliases[name] ?? name
  return (
    first[route] ?? {
      find: async () => {
        const routes: Partial<Readonly<Record<RouteName, LazyView>>> = await load(() => import('./routes.ts'))
        return routes[route]
      },
    }
  )
}
