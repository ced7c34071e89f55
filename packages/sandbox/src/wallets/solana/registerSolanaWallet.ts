import { walletIcons } from '../icons.ts'
import { type NamespacePageOptions, openNamespacePage } from '../namespacePage.ts'
import { registerStandardWallet } from '../registerStandardWallet.ts'
import { createSolanaWallet, type SolanaWallet, type SolanaWalletOptions } from './createSolanaWallet.ts'

export type RegisterSolanaWalletOptions = Omit<SolanaWalletOptions, 'name' | 'icon' | 'storage' | 'host'> &
  NamespacePageOptions & {
    /** @default 'Fern' */
    readonly name?: string | undefined
    /** @default one of the sandbox's own */
    readonly icon?: string | undefined
    /** Id in tests. @default its name */
    readonly id?: string | undefined
  }

export type RegisteredSolanaWallet = SolanaWallet & {
  /** Unregisters the wallet. */
  readonly dispose: () => void
}

/**
 * Puts a Solana wallet into the page, registered by the Wallet Standard.
 *
 * @example
 * ```ts
 * import { registerSolanaWallet } from '@foyer/sandbox/wallets'
 *
 * const wallet = registerSolanaWallet({ name: 'Fern', rpcUrl: 'http://127.0.0.1:8899' })
 * wallet.setBehaviour('reject')
 * wallet.dispose()
 * ```
 */
export function registerSolanaWallet(options: RegisterSolanaWalletOptions = {}): RegisteredSolanaWallet {
  const { name = 'Fern', icon = walletIcons.kite, id = name } = options
  const { page, storage, enter } = openNamespacePage(options)
  const origin = page.location?.origin
  const made = createSolanaWallet({
    ...options,
    name,
    icon: icon as SolanaWalletOptions['icon'],
    storage,
    host: origin && new URL(origin).host,
  })
  return Object.assign(made, {
    dispose: enter(id, made, () => registerStandardWallet(page, made.wallet)),
  })
}
