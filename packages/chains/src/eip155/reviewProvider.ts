import type { SignerSource } from '../adapter.ts'
import { load } from '../load.ts'
import { isProvider } from './createEip1193Connector.ts'
import { isReviewed } from './requests/isReviewed.ts'

/** Methods of old providers that ask the wallet beside `request`. */
const LEGACY: readonly (string | symbol)[] = ['send', 'sendAsync']

/**
 * A wallet's EIP-1193 provider whose requests to sign, send or grant something the source reviews first. Its other
 * members are those of the wallet; `send` and `sendAsync` are absent. Another value is returned as it is.
 */
export function reviewProvider(source: SignerSource, provider: unknown): unknown {
  if (!isProvider(provider)) return provider
  async function request(given: { readonly method: string; readonly params?: readonly unknown[] }) {
    if (!isProvider(provider)) return undefined
    // Read once: its members may be accessors.
    const asked = { ...given }
    if (!isReviewed(asked.method)) return provider.request(asked)
    const { askReviewed } = await load(() => import('./requests/reviewed.ts'))
    return askReviewed(source, asked, (params) => provider.request({ ...asked, ...(params && { params }) }))
  }
  // Not a proxy of the provider itself: a frozen one must return its own members.
  const reviewed: object = new Proxy(
    {},
    {
      get(_, name) {
        if (name === 'request') return request
        if (LEGACY.includes(name)) return undefined
        const value: unknown = Reflect.get(provider, name, provider)
        if (typeof value !== 'function') return value
        // Members with private state need the provider as `this`. Those of an event emitter return it, to be chained.
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
