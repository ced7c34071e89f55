import type { WalletDiscovery } from '../adapter.ts'
import { announceHost } from '../eip155/announceHost.ts'
import { watchPage } from '../watchPage.ts'
import { findBaseApp } from './findBaseApp.ts'

/**
 * The wallet of the Base app, for `hosts` of `eip155()`. A page in the app's browser lists it once, by its name, and is
 * connected to it without a click if it has the permission. Other pages list nothing.
 *
 * @example
 * ```ts
 * import { baseApp } from '@foyer/chains/base-account'
 * import { eip155 } from '@foyer/chains/eip155'
 * import { base } from '@foyer/chains/networks'
 * import { createConfig } from '@foyer/headless'
 *
 * const config = createConfig({ networks: [base], adapters: [eip155({ hosts: [baseApp()] })] })
 * ```
 */
export const baseApp = (): WalletDiscovery => (target, context) => {
  const leaving = new AbortController()
  let isListed = false
  const stop = watchPage(target, () => {
    const provider = findBaseApp(target)
    if (!provider || isListed) return
    isListed = true
    announceHost({ context, id: 'baseApp', name: 'Base', provider, signal: leaving.signal })
  })
  return () => {
    stop()
    leaving.abort()
  }
}
