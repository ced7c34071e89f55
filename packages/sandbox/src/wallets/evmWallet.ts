import type { Address, Hex } from 'viem'
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts'
import { SandboxError } from '../errors.ts'
import { devAccounts } from '../evm/accounts.ts'
import { requestRpc } from '../rpc.ts'
import {
  crashes,
  decideBehaviour,
  type MethodBehaviour,
  type MethodBehaviours,
  SLOW_MS,
  type WalletBehaviour,
} from './behaviours.ts'
import { createWalletEmitter, type Listener } from './emitter.ts'
import { readMemory, type WalletStorage, writeMemory } from './memory.ts'
import { chainIdOf, listOf, recordOf, stringOf } from './parameters.ts'
import { rpcError } from './rpcErrors.ts'
import { sendTransaction, signPersonal, signTypedData } from './signing.ts'

export type EvmWalletOptions = {
  readonly rdns: string
  /** JSON-RPC URLs by chain id, used to broadcast and to read. */
  readonly chainRpcUrls: Readonly<Record<number, string>>
  /** Which of the sandbox's accounts the wallet holds. @default [0, 1] */
  readonly accounts?: readonly number[] | undefined
  /** Keys of its own, in place of `accounts`. */
  readonly privateKeys?: readonly Hex[] | undefined
  /** What a permitted page sees: the selected account, or every one with the selected first. @default 'selected' */
  readonly exposes?: 'selected' | 'all' | undefined
  /** @default 1 */
  readonly chainId?: number | undefined
  /** Chains it switches to without adding them first. @default those of `chainRpcUrls` */
  readonly knownChainIds?: readonly number[] | undefined
  /** @default 'approve' */
  readonly behaviour?: WalletBehaviour | undefined
  /** Behaviours of single methods, stronger than `behaviour`. */
  readonly behaviours?: MethodBehaviours | undefined
  /** How long the owner thinks before answering. @default 0, or 1 500 when slow */
  readonly delayMs?: number | undefined
  /** Where permission, chain and selection survive a reload. @default nowhere */
  readonly storage?: WalletStorage | undefined
  /** The page that asks. @default 'http://localhost' */
  readonly origin?: string | undefined
  /** `wallet_revokePermissions` is never answered. @default false */
  readonly revokeHangs?: boolean | undefined
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
  /** One behaviour for everything that has none of its own, or behaviours of single methods. */
  readonly setBehaviour: (behaviour: WalletBehaviour | MethodBehaviours) => void
  /** How many listeners the page has left on the provider. */
  readonly listenerCount: (event?: string) => number
}

/** Methods that the owner is asked about. All others are answered without a prompt. */
const PROMPTS: ReadonlySet<string> = new Set([
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
])

/** Methods that ask for accounts: the only ones that a locked wallet holds until it is unlocked. */
const ACCOUNT_PROMPTS: ReadonlySet<string> = new Set(['eth_requestAccounts', 'wallet_requestPermissions'])

/** The node would sign these with keys of its own, which no wallet would. */
const NEVER_PROXIED: ReadonlySet<string> = new Set(['eth_sign', 'eth_signTransaction', 'eth_signTypedData'])

const never = (): Promise<never> => new Promise(() => {})
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const toHexChainId = (chainId: number): string => `0x${chainId.toString(16)}`

/** A wallet that holds real keys and talks to real nodes, with an owner who does what a test says. */
export function createEvmWallet(options: EvmWalletOptions): EvmWallet {
  const { rdns, storage, origin = 'http://localhost', exposes = 'selected', revokeHangs = false } = options
  const emitter = createWalletEmitter()
  const memory = readMemory(storage, rdns)
  const accounts = accountsOf(options)
  const rpcUrls = new Map(Object.entries(options.chainRpcUrls).map(([id, url]) => [Number(id), url]))
  const knownChainIds = new Set(options.knownChainIds ?? rpcUrls.keys())
  const origins = new Set(memory.origins)
  const requests: Record<string, number> = {}
  const calls: Eip1193RequestArguments[] = []

  let chainId = memory.chainId ?? options.chainId ?? 1
  let selected = accounts[memory.selected ?? 0] ? (memory.selected ?? 0) : 0
  let behaviour = options.behaviour ?? 'approve'
  let methods: MethodBehaviours = options.behaviours ?? {}
  let isLocked = behaviour === 'locked'
  let isOnline = true
  let isAskedForAccounts = false
  let crashCount = 0
  let unlocking: (() => void)[] = []
  let sending: Promise<unknown> = Promise.resolve()

  const save = (): void => writeMemory(storage, rdns, { origins: [...origins], chainId, selected })
  const addresses = accounts.map(({ address }) => address)

  const visible = (): Address[] => {
    if (isLocked || !origins.has(origin)) return []
    const first = addresses[selected] as Address
    return exposes === 'all' ? [first, ...addresses.filter((address) => address !== first)] : [first]
  }
  /** Runs a change and tells the page when it sees other accounts than before. */
  const changing = (change: () => void): void => {
    const before = visible().join()
    change()
    save()
    if (visible().join() !== before) emitter.emit('accountsChanged', visible())
  }
  const moveTo = (next: number): void => {
    if (next === chainId) return
    chainId = next
    save()
    emitter.emit('chainChanged', toHexChainId(chainId))
  }
  const find = (address: unknown): PrivateKeyAccount => {
    const wanted = String(address).toLowerCase()
    const account = accounts.find((each) => each.address.toLowerCase() === wanted)
    if (account && visible().includes(account.address)) return account
    throw rpcError('unauthorized', 'The page has no permission for this account')
  }
  const urlOfChain = (): string => {
    const url = rpcUrls.get(chainId)
    if (url) return url
    throw rpcError('internal', `The wallet has no node for chain ${chainId}`)
  }
  const permissions = (): unknown[] => {
    const value = visible()
    if (value.length === 0) return []
    return [
      {
        invoker: origin,
        parentCapability: 'eth_accounts',
        caveats: [{ type: 'restrictReturnedAccounts', value }],
      },
    ]
  }

  /** Resolves when the owner says yes. */
  async function prompt(method: string, decision: WalletBehaviour | MethodBehaviour): Promise<void> {
    if (!PROMPTS.has(method)) return
    if (isLocked && ACCOUNT_PROMPTS.has(method)) await new Promise<void>((resolve) => unlocking.push(resolve))
    const delayMs = options.delayMs ?? (decision === 'slow' ? SLOW_MS : 0)
    if (delayMs > 0) await wait(delayMs)
    if (decision === 'reject') throw rpcError('rejected', 'User rejected the request.')
  }

  async function promptForAccounts(
    method: string,
    decision: WalletBehaviour | MethodBehaviour,
  ): Promise<void> {
    if (isAskedForAccounts) throw rpcError('pending', `Request of type "${method}" is already pending`)
    isAskedForAccounts = true
    try {
      if (decision === 'silent') await never()
      await prompt(method, decision)
      changing(() => origins.add(origin))
    } finally {
      isAskedForAccounts = false
    }
  }

  async function perform(method: string, params: readonly unknown[]): Promise<unknown> {
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return visible()
      case 'eth_coinbase':
        return visible()[0] ?? null
      case 'wallet_getPermissions':
      case 'wallet_requestPermissions':
        return permissions()
      case 'wallet_revokePermissions':
        if (revokeHangs) return never()
        changing(() => origins.delete(origin))
        return null
      case 'eth_chainId':
        return toHexChainId(chainId)
      case 'net_version':
        return String(chainId)
      case 'wallet_switchEthereumChain': {
        const wanted = chainIdOf(recordOf(params[0], 'a chain')['chainId'])
        moveTo(wanted)
        return null
      }
      case 'wallet_addEthereumChain': {
        const chain = recordOf(params[0], 'a chain')
        const added = chainIdOf(chain['chainId'])
        knownChainIds.add(added)
        if (!rpcUrls.has(added)) rpcUrls.set(added, stringOf(listOf(chain['rpcUrls'])[0], 'an RPC URL'))
        moveTo(added)
        return null
      }
      case 'personal_sign':
        return signPersonal(params, find)
      case 'eth_signTypedData_v4':
        return signTypedData(params, find, chainId)
      case 'eth_sendTransaction': {
        const target = { chainId, url: urlOfChain() }
        // One at a time, or two transactions get the same nonce.
        const sent = sending.then(() => sendTransaction(params, find, target))
        sending = sent.catch(() => {})
        return sent
      }
      default:
        return proxy(method, params)
    }
  }

  async function proxy(method: string, params: readonly unknown[]): Promise<unknown> {
    if (NEVER_PROXIED.has(method) || !/^(?:eth|net|web3)_/.test(method)) {
      throw rpcError('unsupported', `The wallet does not support ${method}`)
    }
    return requestRpc(urlOfChain(), method, params)
  }

  /** What can be refused without asking the owner. */
  function check(method: string, params: readonly unknown[]): void {
    if (method === 'wallet_switchEthereumChain') {
      const wanted = chainIdOf(recordOf(params[0], 'a chain')['chainId'])
      if (!knownChainIds.has(wanted))
        throw rpcError('unknownChain', `Unrecognized chain ID "${toHexChainId(wanted)}"`)
    }
    if (method === 'wallet_addEthereumChain') {
      const chain = recordOf(params[0], 'a chain')
      chainIdOf(chain['chainId'])
      stringOf(chain['chainName'], 'a chain name')
      stringOf(listOf(chain['rpcUrls'])[0], 'an RPC URL')
    }
    if (method === 'personal_sign' || method === 'eth_signTypedData_v4' || method === 'eth_sendTransaction') {
      if (visible().length === 0) throw rpcError('unauthorized', 'The page has no permission for any account')
    }
  }

  async function answer(
    { method, params }: Eip1193RequestArguments,
    decision: WalletBehaviour | MethodBehaviour,
  ): Promise<unknown> {
    if (!isOnline) throw rpcError('disconnected', 'The wallet is disconnected from all chains')
    if (decision === 'unsupported') throw rpcError('unsupported', `The wallet does not support ${method}`)
    const list = listOf(params)
    if (ACCOUNT_PROMPTS.has(method)) await promptForAccounts(method, decision)
    else {
      if (decision === 'silent') return never()
      check(method, list)
      await prompt(method, decision)
    }
    return perform(method, list)
  }

  const provider: EvmWalletProvider = {
    request(request) {
      const { method } = request
      requests[method] = (requests[method] ?? 0) + 1
      calls.push(request)
      const decision = decideBehaviour(method, behaviour, methods)
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

  const lock = (): void => changing(() => void (isLocked = true))
  const unlock = (): void => {
    changing(() => void (isLocked = false))
    for (const resume of unlocking.splice(0)) resume()
  }

  return {
    provider,
    addresses,
    requests,
    calls,
    setAccount(index) {
      if (!accounts[index]) throw new SandboxError('UNKNOWN_ACCOUNT', `The wallet has no account ${index}`)
      changing(() => void (selected = index))
    },
    setChain: moveTo,
    disconnect() {
      changing(() => origins.delete(origin))
      emitter.emit('disconnect', rpcError('disconnected', 'The owner has disconnected the page'))
    },
    revoke: () => changing(() => origins.delete(origin)),
    setOnline(online) {
      if (online === isOnline) return
      isOnline = online
      if (online) emitter.emit('connect', { chainId: toHexChainId(chainId) })
      else emitter.emit('disconnect', rpcError('disconnected', 'The wallet is disconnected from all chains'))
    },
    lock,
    unlock,
    setBehaviour(next) {
      if (typeof next !== 'string') {
        methods = next
        return
      }
      behaviour = next
      if (next === 'locked') lock()
      else unlock()
    },
    listenerCount: emitter.count,
  }
}

function accountsOf({ privateKeys, accounts = [0, 1] }: EvmWalletOptions): PrivateKeyAccount[] {
  const keys =
    privateKeys ??
    accounts.map((index) => {
      const account = devAccounts[index]
      if (!account) throw new SandboxError('UNKNOWN_ACCOUNT', `The sandbox has no account ${index}`)
      return account.privateKey
    })
  if (keys.length === 0) throw new SandboxError('UNKNOWN_ACCOUNT', 'A wallet needs an account')
  return keys.map((key) => privateKeyToAccount(key))
}
