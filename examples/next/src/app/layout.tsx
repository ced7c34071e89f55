import '@foyer/ui-radix/styles.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { type ReactNode, Suspense } from 'react'
import { Providers } from './providers'

export const metadata: Metadata = { title: 'Foyer with Next' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Suspense>
          <WithCookies>{children}</WithCookies>
        </Suspense>
      </body>
    </html>
  )
}

/** With `cacheComponents`, Next reads the request only below a `Suspense`. */
async function WithCookies({ children }: { children: ReactNode }) {
  return <Providers cookie={(await headers()).get('cookie')}>{children}</Providers>
}
