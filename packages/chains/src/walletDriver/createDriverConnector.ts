import type { DisposableConnector } from '../announce.ts'
import type { Connector, ConnectorEvent } from '../connector.ts'
import { createEmitter } from '../emitter.ts'
import { load } from '../load.ts'
import type { ChainNamespace } from '../types.ts'
import type { AskedDriver } from './askDriver.ts'
import type { WalletChange, WalletDriver } from './walletDriver.ts'

export type DriverConnectorParameters = Pick<
  Connector,
  'id' | 'uid' | 'name' | 'icon' | 'rdns' | 'isDuplicate' | 'isRestoreSilent'
> & {
  readonly namespace: ChainNamespace
  /** Whether the wallet is on the page now. */
  readonly isAvailable: () => boolean
  /** Loads the driver on first use. */
  readonly loadDriver: () => Promise<WalletDriver>
  /** Whether the wallet can be read without a prompt. */
  readonly canRestore: boolean
}

/** Connector of a wallet that an adapter has found on the page, over a driver of any protocol. */
export function createDriverConnector(parameters: DriverConnectorParameters): DisposableConnector {
  const { namespace, isAvailable, loadDriver, canRestore, ...identity } = parameters
  const emitter = createEmitter<ConnectorEvent>()
  let driver: WalletDriver | undefined
  let asked: AskedDriver | undefined
  let unlisten: (() => void) | undefined
  let isDisposed = false

  async function ready(): Promise<AskedDriver> {
    if (asked) return asked
    const [loaded, { askDriver }] = await Promise.all([
      load(loadDriver),
      load(() => import('./askDriver.ts')),
    ])
    driver ??= loaded
    return (asked ??= askDriver(driver, { namespace, isAvailable }))
  }

  const isRequested = (namespaces: readonly ChainNamespace[] | undefined): boolean =>
    namespaces === undefined || namespaces.includes(namespace)

  function attach(): void {
    if (unlisten || isDisposed) return
    try {
      unlisten = driver?.listen?.({
        change: (change) => emitter.emit({ type: 'change', namespace, ...change }),
        disconnect: () => emitter.emit({ type: 'disconnect', namespace }),
      })
    } catch {
      // A wallet without events still connects and signs.
    }
  }

  function detach(): void {
    unlisten?.()
    unlisten = undefined
  }

  const connector: Connector = {
    ...identity,
    type: 'ANNOUNCED',
    interaction: 'extension',
    namespaces: [namespace],
    isAvailable,
    getProvider: (wanted) => (wanted === namespace ? driver?.provider : undefined),
    async prepare() {
      await ready()
    },
    async connect({ namespaces, ...rest }) {
      if (!isRequested(namespaces)) return []
      const { connect } = await ready()
      if (isAvailable()) attach()
      const session = await connect(rest)
      // Again, since some wallets emit events only to pages with permission.
      attach()
      return [session]
    },
    async disconnect() {
      detach()
      await asked?.disconnect()
    },
    async switchNetwork(wanted) {
      const { switchNetwork } = await ready()
      const onChange = (change: WalletChange): void => emitter.emit({ type: 'change', namespace, ...change })
      await switchNetwork({ ...wanted, onChange })
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
  if (canRestore) {
    connector.restore = async ({ namespaces, networks, signal }) => {
      if (!isRequested(namespaces) || !isAvailable()) return []
      const { restore } = await ready()
      const session = await restore({ networks, signal })
      // Also without a session: a locked wallet emits its accounts when it is unlocked.
      attach()
      return session ? [session] : []
    }
  }
  return {
    connector,
    dispose() {
      isDisposed = true
      detach()
    },
  }
}
