import { SwitchChainError, UserRejectedRequestError } from 'viem'
import type { ConnectionBridge, ConnectionSource } from '../adapter.ts'
import { startTimer } from '../async/timing.ts'
import { toProviderError } from '../eip155/ProviderRpcError.ts'
import { toEip1193Provider } from '../eip155/toEip1193Provider.ts'
import { createError } from '../errors/catalogue.ts'
import type { Hex } from '../types.ts'
import type { CreateWagmiConnector, WagmiAccounts } from './connectorTypes.ts'

type Mirrored = { readonly address: Hex; readonly chainId: number }

/** wagmi ignores connect events while it connects itself: the event is repeated for five seconds. */
const REPEAT_MS = 100
const REPEAT_TIMES = 50

/**
 * A wagmi connector that mirrors Foyer: Foyer owns the connection and the chain, and wagmi's hooks read and send
 * through them. Changes in Foyer (connect, another account or chain, disconnect) are passed to wagmi at once; wagmi's
 * `switchChain` and `disconnect` call Foyer. wagmi's reconnect waits until Foyer has restored its connections. Needs
 * wagmi 2 or 3, and `viem`.
 *
 * wagmi's `connect` opens no wallet: it uses Foyer's connection, or stays pending until the visitor connects through
 * Foyer. A connect button must therefore open Foyer.
 *
 * @example
 * ```ts
 * import { eip155 } from '@foyer/chains/eip155'
 * import { mainnet } from '@foyer/chains/networks'
 * import { foyerConnector } from '@foyer/chains/wagmi'
 * import { createConfig } from '@foyer/headless'
 *
 * const config = createConfig({ networks: [mainnet], adapters: [eip155()] })
 * export const connectors = [foyerConnector(config)] // for wagmi's createConfig
 * ```
 */
export function foyerConnector(source: ConnectionSource): CreateWagmiConnector {
  return ({ chains, emitter }) => {
    const provider = toEip1193Provider(source)
    let following: Promise<ConnectionBridge> | undefined
    /** Last state emitted to wagmi. */
    let emitted: Mirrored | undefined
    let isLeaving = false
    let stopRepeating: (() => void) | undefined

    function emitChange(timesLeft: number): void {
      stopRepeating?.()
      const now = readConnection(source)
      if (isLeaving || (now?.address === emitted?.address && now?.chainId === emitted?.chainId)) return
      const isNew = emitted === undefined
      emitted = now
      if (!now) {
        emitter.emit('disconnect')
        return
      }
      const data = { accounts: [now.address], chainId: now.chainId }
      // wagmi adds its `change` listener to a connected connector only.
      const isListening = (): boolean => emitter.listenerCount('change') > 0
      if (!isNew && isListening()) {
        emitter.emit('change', data)
        return
      }
      emitter.emit('connect', data)
      if (isListening()) return
      emitted = undefined
      if (timesLeft > 0) stopRepeating = startTimer(REPEAT_MS, () => emitChange(timesLeft - 1))
    }

    /** Starts mirroring, once. */
    function follow(): Promise<ConnectionBridge> {
      following ??= source.getBridge('eip155').then(
        (bridge) => {
          bridge.subscribe(() => emitChange(REPEAT_TIMES))
          return bridge
        },
        (error: unknown) => {
          following = undefined
          throw error
        },
      )
      return following
    }

    async function switchChain(chainId: number): Promise<void> {
      try {
        await (await follow()).switchNetwork(`eip155:${chainId}`)
      } catch (error) {
        throw toViemError(error)
      }
    }

    return {
      id: 'foyer',
      name: 'Foyer',
      type: 'foyer',
      async setup() {
        // A failed import is retried by later calls of wagmi.
        await follow().catch(() => undefined)
      },
      getProvider: async () => provider,
      async isAuthorized() {
        try {
          await (await follow()).reconnected()
        } catch {
          return false
        }
        return readConnection(source) !== undefined
      },
      async connect<withCapabilities extends boolean = false>({
        chainId,
        isReconnecting,
        withCapabilities,
      }: {
        chainId?: number | undefined
        isReconnecting?: boolean | undefined
        withCapabilities?: withCapabilities | boolean | undefined
      } = {}) {
        const bridge = await follow()
        await bridge.reconnected()
        if (!isReconnecting) await whenConnected(source, bridge)
        if (chainId !== undefined && readConnection(source) && readConnection(source)?.chainId !== chainId)
          await switchChain(chainId)
        const now = requireConnection(source)
        emitted = now
        const accounts: unknown = withCapabilities
          ? [{ address: now.address, capabilities: {} }]
          : [now.address]
        return { accounts: accounts as WagmiAccounts<withCapabilities>, chainId: now.chainId }
      },
      async disconnect() {
        isLeaving = true
        try {
          await (await follow()).disconnect()
          // wagmi requested it, so no event is emitted.
          emitted = undefined
        } finally {
          isLeaving = false
          emitChange(REPEAT_TIMES)
        }
      },
      async getAccounts() {
        const now = readConnection(source)
        return now ? [now.address] : []
      },
      getChainId: async () => requireConnection(source).chainId,
      async switchChain({ chainId }) {
        const chain = chains.find(({ id }) => id === chainId)
        if (!chain) throw toViemError(createError('CHAIN_NOT_SUPPORTED'))
        await switchChain(chainId)
        return chain
      },
      // Wallet events reach Foyer, which emits them to wagmi.
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {},
    }
  }
}

/** Resolves when the namespace is connected. */
async function whenConnected(source: ConnectionSource, bridge: ConnectionBridge): Promise<void> {
  if (readConnection(source)) return
  await new Promise<void>((resolve) => {
    const stop = bridge.subscribe(() => {
      if (!readConnection(source)) return
      stop()
      resolve()
    })
  })
}

function readConnection(source: ConnectionSource): Mirrored | undefined {
  const signer = source.getSigner('eip155')
  return signer && { address: signer.address as Hex, chainId: Number(signer.network.id) }
}

function requireConnection(source: ConnectionSource): Mirrored {
  const now = readConnection(source)
  if (now) return now
  throw toProviderError(createError('NOT_CONNECTED', { namespace: 'eip155' }))
}

/** Error of viem's class, which hosts with wagmi check, if there is one. */
function toViemError(error: unknown): Error {
  const known = toProviderError(error)
  if (known.code === UserRejectedRequestError.code) return new UserRejectedRequestError(known)
  if (known.code === SwitchChainError.code) return new SwitchChainError(known)
  return known
}
