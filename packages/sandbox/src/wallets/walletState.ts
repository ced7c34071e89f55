import type { Address, Hex } from 'viem'
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts'
import { SandboxError } from '../base/errors.ts'
import { devAccounts } from '../evm/accounts.ts'
import type { Listeners, WalletEvents } from './createListeners.ts'
import { readMemory, type WalletStorage, writeMemory } from './memory.ts'
import { pickAccounts } from './pickAccounts.ts'
import { rpcError } from './rpcErrors.ts'

export type WalletStateOptions = {
  readonly rdns: string
  /** RPC URLs by chain id, for sending and reading. */
  readonly chainRpcUrls: Readonly<Record<number, string>>
  /** Indexes of the sandbox's accounts that the wallet holds. @default [0, 1] */
  readonly accounts?: readonly number[] | undefined
  /** Keys in place of `accounts`. */
  readonly privateKeys?: readonly Hex[] | undefined
  /** Accounts exposed to a permitted page: the selected one, or all with the selected first. @default 'selected' */
  readonly exposes?: 'selected' | 'all' | undefined
  /** @default 1 */
  readonly chainId?: number | undefined
  /** Chains that need no adding before a switch. @default those of `chainRpcUrls` */
  readonly knownChainIds?: readonly number[] | undefined
  /** Storage of permission, chain and selection across reloads. @default none */
  readonly storage?: WalletStorage | undefined
  /** Origin of the page. @default 'http://localhost' */
  readonly origin?: string | undefined
}

/** Keys, chains and permissions of a wallet. Emits events for changes that the page can see. */
export type WalletState = {
  readonly origin: string
  readonly addresses: readonly Address[]
  readonly chainId: () => number
  /** Accounts exposed to the page. */
  readonly visible: () => readonly Address[]
  /** Key of an account that the page may use; throws 4100. */
  readonly find: (address: unknown) => PrivateKeyAccount
  readonly hasChain: (chainId: number) => boolean
  readonly add: (chainId: number, rpcUrl: string) => void
  readonly moveTo: (chainId: number) => void
  /** Nodes by chain id. */
  readonly rpcUrls: ReadonlyMap<number, string>
  /** The node of the current chain. */
  readonly rpcUrl: () => string
  readonly permit: () => void
  readonly revoke: () => void
  readonly select: (index: number) => void
  readonly isLocked: () => boolean
  readonly setLocked: (locked: boolean) => void
}

/** Stored state of a wallet: permitted origins, chain and selection. */
type WalletMemory = {
  readonly origins: readonly string[]
  readonly chainId: number
  /** Index in the wallet's list. */
  readonly selected: number
}

export const toHexChainId = (chainId: number): string => `0x${chainId.toString(16)}`

export function createWalletState(
  options: WalletStateOptions,
  listeners: Pick<Listeners<WalletEvents>, 'emit'>,
): WalletState {
  const { rdns, storage, origin = 'http://localhost', exposes = 'selected' } = options
  const memory = readMemory<WalletMemory>(storage, rdns)
  const accounts = accountsOf(options)
  const addresses = accounts.map(({ address }) => address)
  const rpcUrls = new Map(Object.entries(options.chainRpcUrls).map(([id, url]) => [Number(id), url]))
  const knownChainIds = new Set(options.knownChainIds ?? rpcUrls.keys())
  let origins = new Set(memory.origins)
  // A wallet is shared by tabs: permissions of another tab apply here.
  const refresh = (): void => {
    const kept = readMemory<WalletMemory>(storage, rdns).origins
    if (kept) origins = new Set(kept)
  }
  let chainId = memory.chainId ?? options.chainId ?? 1
  let selected = memory.selected ?? 0
  // Stored when the wallet held more accounts.
  if (!addresses[selected]) selected = 0
  let isLocked = false

  const save = (): void =>
    writeMemory<WalletMemory>(storage, rdns, { origins: [...origins], chainId, selected })
  const visible = (): readonly Address[] => {
    refresh()
    if (isLocked || !origins.has(origin)) return []
    const first = addresses[selected] as Address
    return exposes === 'all' ? [first, ...addresses.filter((address) => address !== first)] : [first]
  }
  const changing = (change: () => void): void => {
    const before = visible().join()
    change()
    save()
    if (visible().join() !== before) listeners.emit('accountsChanged', visible())
  }

  return {
    origin,
    addresses,
    visible,
    chainId: () => chainId,
    find(address) {
      const wanted = String(address).toLowerCase()
      const account = accounts.find((each) => each.address.toLowerCase() === wanted)
      if (account && visible().includes(account.address)) return account
      throw rpcError('unauthorized', 'The page has no permission for this account')
    },
    hasChain: (id) => knownChainIds.has(id),
    add(id, url) {
      knownChainIds.add(id)
      // An RPC URL of a page does not replace a known one.
      if (!rpcUrls.has(id)) rpcUrls.set(id, url)
    },
    moveTo(next) {
      if (next === chainId) return
      chainId = next
      refresh()
      save()
      listeners.emit('chainChanged', toHexChainId(chainId))
    },
    rpcUrls,
    rpcUrl() {
      const url = rpcUrls.get(chainId)
      if (url) return url
      throw rpcError('internal', `The wallet has no node for chain ${chainId}`)
    },
    permit: () => changing(() => void origins.add(origin)),
    revoke: () => changing(() => void origins.delete(origin)),
    select(index) {
      if (!addresses[index]) throw new SandboxError('UNKNOWN_ACCOUNT', `The wallet has no account ${index}`)
      changing(() => void (selected = index))
    },
    isLocked: () => isLocked,
    setLocked: (locked) => changing(() => void (isLocked = locked)),
  }
}

function accountsOf({ privateKeys, accounts = [0, 1] }: WalletStateOptions): PrivateKeyAccount[] {
  const keys = privateKeys ?? pickAccounts(devAccounts, accounts).map(({ privateKey }) => privateKey)
  if (keys.length === 0) throw new SandboxError('UNKNOWN_ACCOUNT', 'A wallet needs an account')
  return keys.map((key) => privateKeyToAccount(key))
}
