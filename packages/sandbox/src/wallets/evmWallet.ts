import type { Address } from 'viem'
import { crashes, type MethodBehaviours, type WalletBehaviour } from './behaviours.ts'
import { createWalletEmitter, type Listener } from './emitter.ts'
import { createMethods } from './methods.ts'
import { createOwner, type Decision, type OwnerOptions } from './owner.ts'
import { listOf } from './parameters.ts'
import { rpcError } from './rpcErrors.ts'
import { createWalletState, toHexChainId, type WalletStateOptions } from './walletState.ts'

export type EvmWalletOptions = WalletStateOptions &
  OwnerOptions & {
    /** `wallet_revokePermissions` is never answered. @default false */
    readonly revokeHangs?: boolean | undefined
    /** Lists what an account holds (`wallet_getAssets`), and says so in its capabilities. @default false */
    readonly discoversAssets?: boolean | undefined
  }

export type Eip1193RequestArguments = { readonly method: string; readonly params?: unknown }

/** What the page gets. */
export type EvmWalletProvider = {
  readonly request: (request: Eip1193RequestArguments) => Promise<unknown>
  readonly on: (event: string, listener: Listener) => EvmWalletProvider
  readonly removeListener: (event: string, listener: Listener) => EvmWalletProvider
}

/** What the wallet's owner can do, and see. */
export type EvmWallet = {
  readonly provider: EvmWalletProvider
  /** Its addresses in the order of its own list, whether or not the page may see them. */
  readonly addresses: readonly Address[]
  /** How often each method was asked for. */
  readonly requests: Readonly<Record<string, number>>
  /** Everything that was asked for, in order. */
  readonly calls: readonly Eip1193RequestArguments[]
  /** Selects an account by its position in the wallet's own list. */
  readonly setAccount: (index: number) => void
  /** Moves to a chain, known or not, without being asked. */
  readonly setChain: (chainId: number) => void
  /** Takes the page's permission away and says so with both events. */
  readonly disconnect: () => void
  /** Takes the page's permission away, as wallets do that know no disconnecting: only the accounts change. */
  readonly revoke: () => void
  /** Loses or regains the wallet's own link to its chains. */
  readonly setOnline: (online: boolean) => void
  readonly lock: () => void
  readonly unlock: () => void
  /** One behaviour for everything that has none of its own, or the behaviours of single methods. */
  readonly setBehaviour: (behaviour: WalletBehaviour | MethodBehaviours) => void
  /** How many listeners the page has left on the provider. */
  readonly listenerCount: (event?: string) => number
}

/**
 * A wallet that holds real keys and talks to real nodes, with an owner who does what a test says. It is in no page
 * until `announceEip6963` puts it there.
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
  const emitter = createWalletEmitter()
  const state = createWalletState(options, emitter)
  const owner = createOwner(options, state.isLocked)
  const methods = createMethods(state, {
    revokeHangs: options.revokeHangs ?? false,
    discoversAssets: options.discoversAssets ?? false,
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
    // One that never answers does not refuse either.
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
      emitter.on(event, listener)
      return provider
    },
    removeListener(event, listener) {
      emitter.off(event, listener)
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
      emitter.emit('disconnect', rpcError('disconnected', 'The owner has disconnected the page'))
    },
    setOnline(online) {
      if (online === isOnline) return
      isOnline = online
      if (online) emitter.emit('connect', { chainId: toHexChainId(state.chainId()) })
      else emitter.emit('disconnect', offline())
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
    listenerCount: emitter.count,
  }
}

function offline(): Error {
  return rpcError('disconnected', 'The wallet is disconnected from all chains')
}
