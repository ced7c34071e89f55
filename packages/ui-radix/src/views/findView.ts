import { load, type RouteName } from '@foyer/headless'
import type { FindView, LazyView, ViewRegistry } from '../modal/views.ts'
import Connect from './Connect/Connect.tsx'
import * as firstRoutes from './firstRoutes.ts'

// Connect is in the same file as the shell: an import of it would cost the first opening a second render.
const first: ViewRegistry = { ...firstRoutes, Connect: { ...firstRoutes.Connect, loaded: Connect } }

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
