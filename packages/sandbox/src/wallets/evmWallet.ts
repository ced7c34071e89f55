import type { Address } from 'viem'
import { crashes, type MethodBehaviours, type WalletBehaviour } from './behaviours.ts'
import { createListeners, type Listener, type WalletEvents } from './createListeners.ts'
import { createMethods } from './methods.ts'
import { createOwner, type Decision, type OwnerOptions } from './owner.ts'
import { listOf } from './parameters.ts'
import { rpcError } from './rpcErrors.ts'
import { createWalletState, toHexChainId, type WalletStateOptions } from './walletState.ts'

export type EvmWalletOptions = WalletStateOptions &
  OwnerOptions & {
    /** `wallet_revokePermissions` gets no answer. @default false */
    readonly revokeHangs?: boolean | undefined
    /** Supports `wallet_getAssets`, listed in its capabilities. @default false */
    readonly discoversAssets?: boolean | undefined
    /** Executes batches all or none, after an upgrade of the account to a smart account (EIP-7702). @default false */
    readonly upgradesAccounts?: boolean | undefined
  }

export type Eip1193RequestArguments = { readonly method: string; readonly params?: unknown }

/** EIP-1193 provider. */
export type EvmWalletProvider = {
  readonly request: (request: Eip1193RequestArguments) => Promise<unknown>
  readonly on: (event: string, listener: Listener) => EvmWalletProvider
  readonly removeListener: (event: string, listener: Listener) => EvmWalletProvider
}

/** Controls of the wallet for tests. */
export type EvmWallet = {
  readonly provider: EvmWalletProvider
  /** Addresses in the order of its list, exposed or not. */
  readonly addresses: readonly Address[]
  /** Number of requests by method. */
  readonly requests: Readonly<Record<string, number>>
  /** All requests, in order. */
  readonly calls: readonly Eip1193RequestArguments[]
  /** Selects an account by its index in the wallet's list. */
  readonly setAccount: (index: number) => void
  /** Changes the chain without a request, known or not. */
  readonly setChain: (chainId: number) => void
  /** Revokes the page's permission with both events. */
  readonly disconnect: () => void
  /** Revokes the page's permission with `accountsChanged` only, like wallets without a disconnect. */
  readonly revoke: () => void
  /** Disconnects or reconnects the wallet from its chains. */
  readonly setOnline: (online: boolean) => void
  readonly lock: () => void
  readonly unlock: () => void
  /** Sets the default behaviour, or behaviours of single methods. */
  readonly setBehaviour: (behaviour: WalletBehaviour | MethodBehaviours) => void
  /** Number of the page's listeners. */
  readonly listenerCount: (event?: string) => number
}

/**
 * Wallet with real keys over real nodes, controlled by tests. It is not on a page until `announceEip6963`.
 *
 * @example
 * ```ts
 * import { createEvmWallet } from '@foyer/sandbox/wallets'
 *
 * const wallet = createEvmWallet({ rdns: 'test.pebble', chainRpcUrls: { 1: 'http://127.0.0.1:8545' } })
 * await wallet.provider.request({ method: 'eth_requestAccounts' })
 * ```
 */
export function createEvmWallet(options: EvmWalletOptions): EvmWallet {
  const listeners = createListeners<WalletEvents>()
  const state = createWalletState(options, listeners)
  const owner = createOwner(options, state.isLocked)
  const methods = createMethods(state, {
    revokeHangs: options.revokeHangs ?? false,
    discoversAssets: options.discoversAssets ?? false,
    upgradesAccounts: options.upgradesAccounts ?? false,
  })
  const requests: Record<string, number> = {}
  const calls: Eip1193RequestArguments[] = []
  let isOnline = true
  let crashCount = 0
  if (options.behaviour === 'locked') state.setLocked(true)

  const answer = async (
    { method, params }: Eip1193RequestArguments,
    decision: Decision,
  ): Promise<unknown> => {
    if (!isOnline) throw offline()
    if (decision === 'unsupported') throw rpcError('unsupported', `The wallet does not support ${method}`)
    const list = listOf(params)
    const name = methods.nameOf(method, list)
    // A silent wallet does not reject invalid requests either.
    if (decision !== 'silent') methods.check(name, list)
    await owner.ask(name, decision)
    return methods.perform(name, list)
  }
  const provider: EvmWalletProvider = {
    request(request) {
      const { method } = request
      requests[method] = (requests[method] ?? 0) + 1
      calls.push(request)
      const decision = owner.decide(method)
      if (decision === 'crash') return (crashes[crashCount++ % crashes.length] as () => Promise<never>)()
      return answer(request, decision)
    },
    on(event, listener) {
      listeners.add(event, listener)
      return provider
    },
    removeListener(event, listener) {
      listeners.remove(event, listener)
      return provider
    },
  }

  const lock = (): void => state.setLocked(true)
  const unlock = (): void => {
    state.setLocked(false)
    owner.unlocked()
  }
  return {
    provider,
    addresses: state.addresses,
    requests,
    calls,
    setAccount: state.select,
    setChain: state.moveTo,
    revoke: state.revoke,
    lock,
    unlock,
    disconnect() {
      state.revoke()
      listeners.emit('disconnect', rpcError('disconnected', 'The owner has disconnected the page'))
    },
    setOnline(online) {
      if (online === isOnline) return
      isOnline = online
      if (online) listeners.emit('connect', { chainId: toHexChainId(state.chainId()) })
      else listeners.emit('disconnect', offline())
    },
    setBehaviour(next) {
      if (typeof next !== 'string') {
        owner.setBehaviours(next)
        return
      }
      owner.setBehaviour(next)
      if (next === 'locked') lock()
      else unlock()
    },
    listenerCount: listeners.count,
  }
}

function offline(): Error {
  return rpcError('disconnected', 'The wallet is disconnected from all chains')
}
