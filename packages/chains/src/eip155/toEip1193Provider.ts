import type { ConnectionSource } from '../adapter.ts'
import { createError } from '../errors/catalogue.ts'
import { isRejection } from '../errors/toFoyerError.ts'
import { UserRejectedError } from '../errors/UserRejectedError.ts'
import { toProviderError } from './ProviderRpcError.ts'
import type { Eip1193Provider } from './provider.ts'
import { request, toQuantity } from './wire.ts'

type Listener = (...values: unknown[]) => void

/** What `toEip1193Provider` makes: EIP-1193, with the answer left to whoever asks. */
export type FollowingProvider = {
  // Libraries type the answers by method, each in its own way.
  // oxlint-disable-next-line typescript/no-explicit-any
  request(parameters: { method: string; params?: any }): Promise<any>
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
}

/**
 * Means "rejected" from some wallets, but "unknown chain" as the answer to a switch.
 */
const AMBIGUOUS_CODE = 5000

/**
 * An EIP-1193 provider that speaks for whoever is connected at the moment: one object for the life of a page, to be
 * given to ethers, web3.js and the like. Its accounts are Foyer's account in use, its events say what Foyer's
 * connection did, and its errors carry the numbers of EIP-1193: 4900 while nobody is connected, 4001 for a "no",
 * whatever words the wallet found for it. It is nowhere announced, and never opens anything by itself.
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
  const emit = (event: string, value: unknown): void => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
  }
  let stop: (() => void) | undefined

  function follow(): () => void {
    let isWanted = true
    let unsubscribe: (() => void) | undefined
    let known = read(source)
    const compare = (): void => {
      const [before, now] = [known, read(source)]
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
      // Its code could not be fetched: the next one who wants to listen tries again.
      () => void (stop === end && (stop = undefined)),
    )
    return end
  }

  return {
    async request({ method, params }: Parameters<Eip1193Provider['request']>[0]) {
      const signer = source.getSigner('eip155')
      if (method === 'eth_accounts') return signer ? [signer.address] : []
      try {
        if (!signer) throw notConnected()
        return method === 'eth_requestAccounts'
          ? [signer.address]
          : await request(signer.provider, method, params)
      } catch (error) {
        const isNo = isRejection(error, method === 'wallet_switchEthereumChain' ? AMBIGUOUS_CODE : undefined)
        throw toProviderError(isNo ? new UserRejectedError({ cause: error }) : error)
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

function read(source: ConnectionSource): { readonly address: string; readonly chainId: string } | undefined {
  const signer = source.getSigner('eip155')
  return signer && { address: signer.address, chainId: toQuantity(Number(signer.network.id)) }
}
