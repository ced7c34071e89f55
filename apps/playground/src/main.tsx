import './index.css'
import { FoyerProvider } from '@foyer/headless'
import { type ComponentType, lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createPlaygroundConfig } from './config.ts'
import { Layout } from './Layout.tsx'
import { parseQuery } from './query.ts'
import type { RouteProps } from './routes/types.ts'
import { announceWallets } from './wallets.ts'

const routes: Readonly<Record<string, ComponentType<RouteProps>>> = {
  '/': lazy(() => import('./routes/Prebuilt.tsx')),
  '/custom': lazy(() => import('./routes/Custom.tsx')),
  '/inline': lazy(() => import('./routes/Inline.tsx')),
  '/inspector': lazy(() => import('./routes/Inspector.tsx')),
}

const query = parseQuery(location.search)
announceWallets(query.wallets)
const config = createPlaygroundConfig(query)
const Route = routes[location.pathname] ?? (() => <p>No such page.</p>)

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <FoyerProvider config={config}>
        <Layout theme={query.look.mode}>
          <Suspense>
            <Route query={query} />
          </Suspense>
        </Layout>
      </FoyerProvider>
    </StrictMode>,
  )
