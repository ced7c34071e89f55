import { callEach } from '../emitter.ts'
import type { Eip1193Provider } from './createEip1193Connector.ts'
import { toProviderError } from './ProviderRpcError.ts'

type Listener = (...values: unknown[]) => void

export type MadeEip1193Provider = {
  readonly provider: Eip1193Provider
  /** Calls the listeners of an event. */
  readonly emit: (event: string, value: unknown) => void
}

/**
 * EIP-1193 provider over a request handler; every error gets an EIP-1193 code. For connectors that build their own
 * provider.
 *
 * @example
 * ```ts
 * import { createEip1193Provider } from '@foyer/chains/eip155'
 * const { provider, emit } = createEip1193Provider(async (method) => (method === 'eth_accounts' ? [] : null))
 * emit('chainChanged', '0x1')
 * const accounts = await provider.request({ method: 'eth_accounts' })
 * ```
 */
export function createEip1193Provider(
  answer: (method: string, params: readonly unknown[] | undefined) => Promise<unknown>,
): MadeEip1193Provider {
  const listeners = new Map<string, Set<Listener>>()
  const off = (event: string, listener: Listener): unknown => listeners.get(event)?.delete(listener)
  return {
    provider: {
      async request({ method, params }) {
        try {
          return await answer(method, params)
        } catch (error) {
          throw toProviderError(error)
        }
      },
      on(event, listener) {
        const all = listeners.get(event) ?? new Set<Listener>()
        listeners.set(event, all.add(listener))
      },
      removeListener: off,
      off,
    },
    emit: (event, value) => callEach(listeners.get(event) ?? [], value),
  }
}
