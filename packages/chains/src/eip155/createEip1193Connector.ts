import type { Connector, ConnectorEvent } from '../connector.ts'
import { createEmitter } from '../emitter.ts'
import { createError } from '../errors/catalogue.ts'
import { read } from '../errors/FoyerError.ts'
import { load } from '../load.ts'
import { startTimer } from '../timing.ts'
import { listen } from './listen.ts'
import { parseAccounts } from './parseAccounts.ts'
import { parseChainId } from './parseChainId.ts'
import { isProvider, type Eip1193Provider } from './provider.ts'
import { request } from './request.ts'
import type { Session } from './session.ts'

/** How long a wallet may take to forget us; the visitor does not wait longer. */
const REVOKE_TIMEOUT_MS = 100

/** "Try again later": the wallet lost its node, not its user. It reconnects by itself. */
const TEMPORARILY_DISCONNECTED = 1013

export type Eip1193ConnectorParameters = Pick<
  Connector,
  'id' | 'uid' | 'name' | 'type' | 'interaction' | 'icon' | 'rdns' | 'isDuplicate' | 'isHost'
> & {
  /** Looked up at each use: a wallet may be injected, or replaced, after the connector was made. */
  readonly getProvider: () => Eip1193Provider | undefined
}

export type Eip1193Connector = {
  readonly connector: Connector
  /** Removes the listeners from the wallet; nothing is heard from then on. */
  readonly dispose: () => void
}

/**
 * A connector for any wallet that speaks EIP-1193.
 *
 * @example
 * ```ts
 * import { createEip1193Connector, type Eip1193Provider } from '@foyer/chains/eip155'
 * declare const provider: Eip1193Provider
 * const { connector, dispose } = createEip1193Connector({
 *   id: 'com.example.wallet',
 *   uid: 'com.example.wallet',
 *   name: 'Example Wallet',
 *   type: 'EXTERNAL',
 *   interaction: 'popup',
 *   getProvider: () => provider,
 * })
 * ```
 */
export function createEip1193Connector(parameters: Eip1193ConnectorParameters): Eip1193Connector {
  const { getProvider, ...identity } = parameters
  const emitter = createEmitter<ConnectorEvent>()
  let loaded: Session | undefined
  let unlisten: (() => void) | undefined
  let isDisposed = false

  async function loadSession(): Promise<Session> {
    return (loaded ??= (await load(() => import('./session.ts'))).session)
  }

  function attach(): void {
    const provider = getProvider()
    if (unlisten || isDisposed || !provider) return
    unlisten = listen(provider, {
      accountsChanged(value) {
        const addresses = parseAccounts(value)
        if (!addresses) return
        // Checksums come with the session's code, which has been loaded by whoever is connected.
        const accounts = addresses.map((address) => ({ address: loaded?.toChecksum(address) ?? address }))
        emitter.emit({ type: 'change', namespace: 'eip155', accounts })
      },
      chainChanged(value) {
        const chainId = parseChainId(value)
        if (chainId) emitter.emit({ type: 'change', namespace: 'eip155', chainId })
      },
      disconnect(error) {
        if (read(error, 'code') !== TEMPORARILY_DISCONNECTED)
          emitter.emit({ type: 'disconnect', namespace: 'eip155' })
      },
      message(value) {
        const name = read(value, 'type')
        if (typeof name === 'string') emitter.emit({ type: 'message', name, data: read(value, 'data') })
      },
    })
  }

  function detach(): void {
    unlisten?.()
    unlisten = undefined
  }

  const connector: Connector = {
    ...identity,
    namespaces: ['eip155'],
    isAvailable: () => isProvider(getProvider()),
    getProvider: (namespace) => (namespace === 'eip155' ? getProvider() : undefined),
    async prepare() {
      await loadSession()
    },
    async connect({ namespaces, ...rest }) {
      if (namespaces && !namespaces.includes('eip155')) return []
      const provider = getProvider()
      if (!provider) throw createError('PROVIDER_NOT_FOUND', undefined, { prefix: 'eip155:connect' })
      const { connect } = await loadSession()
      attach()
      return [await connect({ provider, ...rest })]
    },
    async restore({ namespaces, signal }) {
      if (namespaces && !namespaces.includes('eip155')) return []
      const { restore } = await loadSession()
      attach()
      const restored = await restore({ provider: getProvider(), signal })
      return restored ? [restored] : []
    },
    async disconnect() {
      await new Promise<void>((resolve) => {
        const stopTimer = startTimer(REVOKE_TIMEOUT_MS, resolve)
        // Few wallets can forget a site, and those that cannot refuse: nothing is lost by it.
        request(getProvider(), 'wallet_revokePermissions', [{ eth_accounts: {} }])
          .catch(() => undefined)
          .finally(() => {
            stopTimer()
            resolve()
          })
      })
    },
    subscribe(listener) {
      const unsubscribe = emitter.subscribe(listener)
      attach()
      return () => {
        unsubscribe()
        if (emitter.size === 0) detach()
      }
    },
  }
  return {
    connector,
    dispose() {
      isDisposed = true
      detach()
    },
  }
}
