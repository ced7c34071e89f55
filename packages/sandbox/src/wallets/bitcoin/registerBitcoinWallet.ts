import type { BitcoinNetwork } from '../../bitcoin/accounts.ts'
import { walletIcons } from '../icons.ts'
import type { NamespaceOwnerOptions, NamespaceWalletControls } from '../namespaceOwner.ts'
import { type NamespacePageOptions, openNamespacePage } from '../namespacePage.ts'
import { putAt } from '../putAt.ts'
import { registerStandardWallet } from '../registerStandardWallet.ts'
import { type BitcoinAddressType, type BitcoinKeyring, createBitcoinKeyring } from './createBitcoinKeyring.ts'
import { leatherProvider } from './leatherProvider.ts'
import { okxProvider } from './okxProvider.ts'
import { satsConnectProvider } from './satsConnectProvider.ts'
import { standardWallet } from './standardWallet.ts'
import { networksProvider, unisatProvider } from './unisatProvider.ts'
import type { BitcoinWalletProvider } from './walletProvider.ts'

/**
 * Protocol of a Bitcoin wallet: that of a standard, or of one wallet. `bitget` and `binance` have Unisat's API,
 * without its chains.
 */
export type BitcoinWalletShape =
  | 'standard'
  | 'sats-connect'
  | 'leather'
  | 'unisat'
  | 'bitget'
  | 'binance'
  | 'okx'

export type RegisterBitcoinWalletOptions = Omit<NamespaceOwnerOptions, 'storage'> &
  NamespacePageOptions & {
    /** @default 'Nugget' */
    readonly name?: string | undefined
    /** Id in tests and storage. @default 'test.nugget' */
    readonly id?: string | undefined
    /** @default 'standard' */
    readonly shape?: BitcoinWalletShape | undefined
    /** @default 'mainnet' */
    readonly network?: BitcoinNetwork | undefined
    /**
     * Type of the only address of wallets that expose one (Unisat, Bitget, Binance, OKX), and of the address for
     * payments of others (`p2tr` leaves it as it is).
     *
     * @default 'p2wpkh'
     */
    readonly addressType?: BitcoinAddressType | undefined
    /** Esplora server for sending. @default none, signing only */
    readonly esploraUrl?: string | undefined
  }

export type BitcoinSandboxWallet = NamespaceWalletControls & {
  /** Addresses of the selected account, exposed or not. */
  readonly addresses: () => { readonly payment: string; readonly ordinals: string }
  /** Object on the page. */
  readonly wallet: object
  /** Number of the page's listeners. */
  readonly listenerCount: () => number
  /** Removes the wallet from the page. */
  readonly dispose: () => void
}

/** Paths in `window` of wallets that are found there; the others register themselves. */
const injectedPaths: Partial<Record<BitcoinWalletShape, string>> = {
  unisat: 'unisat',
  bitget: 'bitkeep.unisat',
  binance: 'binancew3w.bitcoin',
  okx: 'okxwallet',
}

type Entry = { readonly id: string }

/**
 * Puts a Bitcoin wallet with real keys into the page.
 *
 * @example
 * ```ts
 * import { registerBitcoinWallet } from '@foyer/sandbox/wallets'
 *
 * const wallet = registerBitcoinWallet({ shape: 'sats-connect', esploraUrl: 'http://127.0.0.1:3000' })
 * wallet.setBehaviour('reject')
 * wallet.dispose()
 * ```
 */
export function registerBitcoinWallet(options: RegisterBitcoinWalletOptions = {}): BitcoinSandboxWallet {
  const { name = 'Nugget', id = 'test.nugget', shape = 'standard' } = options
  const { page, storage, enter } = openNamespacePage(options)
  // Rejection of each protocol.
  const rejection = (): unknown =>
    shape === 'sats-connect'
      ? { code: -32_000, message: 'User rejected request' }
      : { code: 4001, message: 'User rejected the request.' }
  const keyring: BitcoinKeyring = createBitcoinKeyring({ ...options, id, storage, rejection })
  const { owner, listeners } = keyring
  const facts = { name, icon: walletIcons.kite }
  const provider: BitcoinWalletProvider = {
    standard: () => standardWallet(keyring, facts),
    'sats-connect': () => satsConnectProvider(keyring),
    leather: () => leatherProvider(keyring),
    unisat: () => unisatProvider(keyring),
    bitget: () => networksProvider(keyring),
    binance: () => networksProvider(keyring),
    okx: () => okxProvider(keyring),
  }[shape]()

  const addToPage = (): (() => void) => {
    if (shape === 'standard') return registerStandardWallet(page, provider)
    const injectedAt = injectedPaths[shape]
    if (injectedAt) return putAt(page, injectedAt, provider)
    const path = shape === 'leather' ? 'LeatherProvider' : id.replaceAll('.', '_')
    const removeProvider = putAt(page, path, provider)
    const before = (page as { btc_providers?: readonly Entry[] }).btc_providers ?? []
    const removeEntry = putAt(page, 'btc_providers', [...before, { id: path, ...facts }])
    return () => {
      removeEntry()
      removeProvider()
    }
  }
  const changeAndEmit = (change: () => void): void => {
    change()
    provider.changed()
  }
  const { requests, promptCount, setBehaviour } = owner
  const handle = {
    requests,
    promptCount,
    setBehaviour,
    lock() {
      owner.lock()
      provider.locked?.()
    },
    unlock() {
      owner.unlock()
      const { unlocked = provider.changed } = provider
      unlocked()
    },
    addresses: () => ({
      payment: keyring.account().payment.address,
      ordinals: keyring.account().ordinals.address,
    }),
    wallet: provider,
    setAccount: (index: number) => changeAndEmit(() => owner.select(index)),
    revoke: () => changeAndEmit(() => owner.permit(false)),
    listenerCount: listeners.count,
  }
  return Object.assign(handle, { dispose: enter(id, handle, addToPage) })
}
