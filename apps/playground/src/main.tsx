import './index.css'
import { type Config, FoyerProvider } from '@foyer/headless'
import { type ComponentType, lazy, type ReactElement, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createPlaygroundConfig } from './config.ts'
import { Layout } from './Layout.tsx'
import { parseQuery } from './query.ts'
import type { RouteProps } from './routes/types.ts'
import { announceWallets } from './wallets.ts'

type Route = ComponentType<RouteProps>

const routes: Readonly<Record<string, Route>> = {
  '/': lazy(() => import('./routes/Prebuilt.tsx')),
  '/custom': lazy(() => import('./routes/Custom.tsx')),
  '/inline': lazy(() => import('./routes/Inline.tsx')),
  '/inspector': lazy(() => import('./routes/Inspector.tsx')),
  '/host': lazy(() => import('./routes/Host.tsx')),
  '/frame': lazy(() => import('./routes/Frame.tsx')),
  '/switching': lazy(() => import('./routes/Switching.tsx')),
}

/** Pages with their own configs: a second config on the page would hide leaks. */
const ownConfig: Readonly<Record<string, Route>> = {
  '/islands': lazy(() => import('./routes/Islands.tsx')),
  '/policies': lazy(() => import('./routes/Policies.tsx')),
}

const NotFound: Route = () => <p>No such page.</p>

const query = parseQuery(location.search)
// Before the app, as extensions do.
await announceWallets(query.wallets)

function Page(): ReactElement {
  const Own = ownConfig[location.pathname]
  if (Own) return <Own query={query} />
  const Route = routes[location.pathname] ?? NotFound
  return (
    <FoyerProvider config={config()}>
      <Route query={query} />
    </FoyerProvider>
  )
}

let made: Config | undefined
/** Created once, and only if a page uses it. */
const config = (): Config => (made ??= createPlaygroundConfig(query))

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Layout theme={query.look.mode}>
        <Suspense>
          <Page />
        </Suspense>
      </Layout>
    </StrictMode>,
  )
