import type { SignerSource } from '../adapter.ts'
import { load } from '../load.ts'
import { isProvider } from './createEip1193Connector.ts'
import { isReviewed } from './requests/isReviewed.ts'

/** Legacy methods that ask the wallet without `request`. */
const LEGACY: readonly (string | symbol)[] = ['send', 'sendAsync']

/**
 * Wraps a wallet's EIP-1193 provider, so that the source reviews requests to sign, send or grant something. The other
 * members are those of the wallet; `send` and `sendAsync` are absent. Other values are returned unchanged.
 */
export function reviewProvider(source: SignerSource, provider: unknown): unknown {
  if (!isProvider(provider)) return provider
  async function request(given: { readonly method: string; readonly params?: readonly unknown[] }) {
    if (!isProvider(provider)) return undefined
    // A copy, since the members may be accessors.
    const asked = { ...given }
    if (!isReviewed(asked.method)) return provider.request(asked)
    const { askReviewed } = await load(() => import('./requests/askReviewed.ts'))
    return askReviewed(source, asked, (params) => provider.request({ ...asked, ...(params && { params }) }))
  }
  // The proxy target is not the provider: a proxy of a frozen object must return the members of that object.
  const reviewed: object = new Proxy(
    {},
    {
      get(_, name) {
        if (name === 'request') return request
        if (LEGACY.includes(name)) return undefined
        const value: unknown = Reflect.get(provider, name, provider)
        if (typeof value !== 'function') return value
        // Methods with private state need the provider as `this`. Event emitter methods return it for chaining.
        return (...given: readonly unknown[]): unknown => {
          const result: unknown = Reflect.apply(value, provider, given)
          return result === provider ? reviewed : result
        }
      },
      has: (_, name) => !LEGACY.includes(name) && Reflect.has(provider, name),
      set: (_, name, value) => name !== 'request' && Reflect.set(provider, name, value),
    },
  )
  return reviewed
}
