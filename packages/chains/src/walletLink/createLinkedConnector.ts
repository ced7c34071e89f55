import { abortable } from '../abortable.ts'
import type { Connector, ConnectorEvent } from '../connector.ts'
import { createEmitter } from '../emitter.ts'
import { createError } from '../errors/catalogue.ts'
import { walletErrors } from '../errors/walletErrors.ts'
import { load } from '../load.ts'
import { startTimer } from '../timing.ts'
import type { ChainNamespace } from '../types.ts'
import type { WalletLink } from './link.ts'

/** How long a wallet may take to forget us; the visitor does not wait longer. */
const FORGET_TIMEOUT_MS = 100

export type LinkedConnectorParameters = Pick<
  Connector,
  'id' | 'uid' | 'name' | 'icon' | 'rdns' | 'isDuplicate'
> & {
  readonly namespace: ChainNamespace
  /** Whether the wallet is on the page right now. */
  readonly isAvailable: () => boolean
  /** Fetches the code that speaks to the wallet; called when it is first wanted. */
  readonly loadLink: () => Promise<WalletLink>
  /** Whether the wallet can be read without asking its owner. */
  readonly canRestore: boolean
}

export type LinkedConnector = {
  readonly connector: Connector
  /** Removes the listeners from the wallet; nothing is heard from then on. */
  readonly dispose: () => void
}

/** A connector for a wallet that an adapter has found on the page, whatever the wallet speaks. */
export function createLinkedConnector(parameters: LinkedConnectorParameters): LinkedConnector {
  const { namespace, isAvailable, loadLink, canRestore, ...identity } = parameters
  const toWalletError = walletErrors(namespace)
  const emitter = createEmitter<ConnectorEvent>()
  let link: WalletLink | undefined
  let unlisten: (() => void) | undefined
  let isDisposed = false

  const ready = async (): Promise<WalletLink> => (link ??= await load(loadLink))
  const isMeant = (namespaces: readonly ChainNamespace[] | undefined): boolean =>
    namespaces === undefined || namespaces.includes(namespace)

  function attach(): void {
    if (unlisten || isDisposed) return
    unlisten = link?.listen?.({
      change: (change) => emitter.emit({ type: 'change', namespace, ...change }),
      disconnect: () => emitter.emit({ type: 'disconnect', namespace }),
    })
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
    getProvider: (wanted) => (wanted === namespace ? link?.provider : undefined),
    async prepare() {
      await ready()
    },
    async connect({ namespaces, ...rest }) {
      const { signal } = rest
      if (!isMeant(namespaces)) return []
      if (!isAvailable())
        throw createError('PROVIDER_NOT_FOUND', undefined, { prefix: `${namespace}:connect` })
      const { connect } = await ready()
      try {
        signal?.throwIfAborted()
        attach()
        const session = await abortable(connect(rest), signal)
        // Some wallets can be listened to only by those they have let in.
        attach()
        return [session]
      } catch (error) {
        throw toWalletError(error, { operation: 'connect', code: 'CONNECT_FAILED', signal })
      }
    },
    async disconnect() {
      detach()
      await new Promise<void>((resolve) => {
        const stopTimer = startTimer(FORGET_TIMEOUT_MS, resolve)
        // A wallet that cannot forget a site, or refuses to: nothing is lost by it.
        void quietly(link?.disconnect).finally(() => {
          stopTimer()
          resolve()
        })
      })
    },
    async switchNetwork({ network, signal }) {
      const { switchNetwork } = await ready()
      try {
        signal?.throwIfAborted()
        if (!switchNetwork)
          throw createError('SWITCH_NOT_SUPPORTED', undefined, { prefix: `${namespace}:switchNetwork` })
        const change = await abortable(switchNetwork(network), signal)
        emitter.emit({ type: 'change', namespace, ...change })
      } catch (error) {
        throw toWalletError(error, {
          operation: 'switchNetwork',
          code: 'CHAIN_NOT_SUPPORTED',
          signal,
        })
      }
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
      if (!isMeant(namespaces) || !isAvailable()) return []
      const { restore } = await ready()
      const session = await quietly(() => abortable(restore?.({ networks, signal }) ?? none(), signal))
      if (session) attach()
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

const none = async (): Promise<undefined> => undefined

/** What it resolves with; nothing when it throws. */
async function quietly<value>(call: (() => Promise<value>) | undefined): Promise<value | undefined> {
  try {
    return await call?.()
  } catch {
    return undefined
  }
}
