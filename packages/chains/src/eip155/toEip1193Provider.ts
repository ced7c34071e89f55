import { type ConnectionSource, signerOf } from '../adapter.ts'
import { callEach } from '../emitter.ts'
import { createError } from '../errors/catalogue.ts'
import type { Eip1193Provider } from './createEip1193Connector.ts'
import { toAnswerError, toProviderError } from './ProviderRpcError.ts'
import { toQuantity } from './quantity.ts'
import { askReviewed } from './requests/askReviewed.ts'
import { request } from './wire.ts'

type Listener = (...values: unknown[]) => void

/** Return type of `toEip1193Provider`: EIP-1193 with a response type chosen by the caller. */
export type FollowingProvider = {
  // Libraries type responses by method, each differently.
  // oxlint-disable-next-line typescript/no-explicit-any
  request(parameters: { method: string; params?: any }): Promise<any>
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
}

/**
 * EIP-1193 provider of the current connection, for ethers, web3.js and other libraries: one object for the lifetime of
 * the page. Its accounts are those of the current connection, its events report changes of that connection, and its
 * errors have EIP-1193 codes: 4900 without a connection, 4001 for every rejection. It is not announced, and opens no
 * modal.
 *
 * @example
 * ```ts
 * import type { ConnectionSource } from '@foyer/chains'
 * import { toEip1193Provider } from '@foyer/chains/eip155'
 * declare const config: ConnectionSource
 * const provider = toEip1193Provider(config)
 * const chainId = await provider.request({ method: 'eth_chainId' })
 * ```
 */
export function toEip1193Provider(source: ConnectionSource): FollowingProvider {
  const listeners = new Map<string, Set<Listener>>()
  const emit = (event: string, value: unknown): void => callEach(listeners.get(event) ?? [], value)
  let stop: (() => void) | undefined

  function follow(): () => void {
    let isWanted = true
    let unsubscribe: (() => void) | undefined
    let known = readConnection(source)
    const compare = (): void => {
      const [before, now] = [known, readConnection(source)]
      known = now
      if (now && !before) emit('connect', { chainId: now.chainId })
      if (now && now.chainId !== before?.chainId) emit('chainChanged', now.chainId)
      if (now?.address !== before?.address) emit('accountsChanged', now ? [now.address] : [])
      if (before && !now) emit('disconnect', toProviderError(notConnected()))
    }
    const end = (): void => {
      isWanted = false
      unsubscribe?.()
    }
    source.getBridge('eip155').then(
      (bridge) => {
        if (!isWanted) return
        unsubscribe = bridge.subscribe(compare)
        compare()
      },
      // The chunk failed to load: the next subscriber retries.
      () => void (stop === end && (stop = undefined)),
    )
    return end
  }

  return {
    async request({ method, params }: Parameters<Eip1193Provider['request']>[0]) {
      try {
        const signer = await signerOf(source, 'eip155')
        if (method === 'eth_accounts') return signer ? [signer.address] : []
        if (!signer) throw notConnected()
        if (method === 'eth_requestAccounts') return [signer.address]
        const { provider } = signer
        return await askReviewed(source, { method, params }, (asked) => request(provider, method, asked))
      } catch (error) {
        throw toAnswerError(error, method)
      }
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      stop ??= follow()
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
      if ([...listeners.values()].some(({ size }) => size > 0)) return
      stop?.()
      stop = undefined
    },
  }
}

const notConnected = (): Error => createError('NOT_CONNECTED', { namespace: 'eip155' })

function readConnection(
  source: ConnectionSource,
): { readonly address: string; readonly chainId: string } | undefined {
  const signer = source.getSigner('eip155')
  return signer && { address: signer.address, chainId: toQuantity(Number(signer.network.id)) }
}
