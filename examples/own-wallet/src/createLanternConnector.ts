import {
  abortable,
  type Connector,
  type ConnectorEvent,
  type ConnectorSession,
  createEmitter,
  FoyerError,
  toFoyerError,
  withDeadline,
} from '@foyer/chains'
import type { Lantern, LanternAccount } from './lantern.ts'

/** Longest time that a disconnect waits for the wallet, in ms. */
const DISCONNECT_LIMIT_MS = 200

const origin = { prefix: 'cosmos:connect', code: 'CONNECT_FAILED', shortMessage: 'Failed to connect' }

export type LanternConnector = {
  readonly connector: Connector
  /** Removes the listener from the wallet. */
  readonly dispose: () => void
}

export function createLanternConnector(getWallet: () => Lantern | undefined): LanternConnector {
  const emitter = createEmitter<ConnectorEvent>()
  let stop: (() => void) | undefined

  function wallet(): Lantern {
    const found = getWallet()
    if (found) return found
    throw new FoyerError('PROVIDER_NOT_FOUND', { shortMessage: 'Lantern is not installed' })
  }

  /** One listener on the wallet for all listeners of the connector. */
  function listen(): void {
    const found = getWallet()
    if (stop || !found) return
    const onAccount = (account: LanternAccount | null): void =>
      emitter.emit({ type: 'change', namespace: 'cosmos', accounts: account ? [account] : [] })
    found.on('account', onAccount)
    stop = () => found.off('account', onAccount)
  }

  function dispose(): void {
    stop?.()
    stop = undefined
  }

  const connector: Connector = {
    id: 'example.lantern',
    uid: 'cosmos:example.lantern',
    name: 'Lantern',
    type: 'ANNOUNCED',
    interaction: 'extension',
    namespaces: ['cosmos'],
    isAvailable: () => getWallet() !== undefined,
    getProvider: () => getWallet(),
    async connect({ signal }) {
      try {
        return [toSession(await abortable(wallet().open(), signal))]
      } catch (error) {
        // The reason of the abort, else an error of the catalogue: a rejection is a `UserRejectedError`.
        throw signal?.aborted ? signal.reason : toFoyerError(error, origin)
      }
    },
    async restore({ signal }) {
      try {
        const account = await abortable(wallet().current(), signal)
        return account ? [toSession(account)] : []
      } catch {
        return []
      }
    },
    async disconnect() {
      try {
        await withDeadline(() => wallet().close(), { milliseconds: DISCONNECT_LIMIT_MS })
      } catch {
        // If the wallet fails to revoke the permission, the page is disconnected all the same.
      }
    },
    subscribe(listener) {
      const unsubscribe = emitter.subscribe(listener)
      listen()
      return () => {
        unsubscribe()
        if (emitter.size === 0) dispose()
      }
    },
  }
  return { connector, dispose }
}

const toSession = ({ address }: LanternAccount): ConnectorSession => ({
  namespace: 'cosmos',
  accounts: [{ address }],
  chainId: 'cosmoshub-4',
})
