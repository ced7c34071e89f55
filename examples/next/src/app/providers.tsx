'use client'

import { cookieToInitialState, FoyerProvider } from '@foyer/headless'
import { type ReactNode, useState } from 'react'
import { makeConfig } from '../foyer'

/** `cookie` is the header of the request: the network, and whether a wallet was connected. */
export function Providers({ cookie, children }: { cookie: string | null; children: ReactNode }) {
  const [config] = useState(makeConfig)
  return (
    <FoyerProvider config={config} initialState={cookieToInitialState(config, cookie)}>
      {children}
    </FoyerProvider>
  )
}
