import { SandboxError } from '../base/errors.ts'
import { randomUuid } from '../base/randomUuid.ts'
import {
  createEvmWallet,
  type EvmWallet,
  type EvmWalletOptions,
  type EvmWalletProvider,
} from './evmWallet.ts'
import { walletIcons } from './icons.ts'
import { openWalletStorage, type WalletStorage } from './memory.ts'

export type Eip6963Info = {
  readonly uuid: string
  readonly name: string
  readonly icon: string
  readonly rdns: string
}

/** Page of a wallet. Every `window` is one; a test may pass an `EventTarget`. */
export type WalletPage = EventTarget & {
  readonly location?: { readonly origin: string } | undefined
  readonly localStorage?: WalletStorage | undefined
}

export type AnnounceEip6963Options = Omit<EvmWalletOptions, 'rdns' | 'storage' | 'origin'> & {
  /** @default 'Pebble' */
  readonly name?: string | undefined
  /** @default 'test.pebble' */
  readonly rdns?: string | undefined
  /** @default one of the sandbox's own */
  readonly icon?: string | undefined
  /** @default a new one per call, as the EIP wants */
  readonly uuid?: string | undefined
  /** Announces itself only after this time, and answers no request before it. @default 0 */
  readonly announceDelayMs?: number | undefined
  /** Survives a reload: `true` uses the page's localStorage. @default false */
  readonly storage?: boolean | WalletStorage | undefined
  /** Injected as `window.ethereum` without announcement. @default false */
  readonly legacy?: boolean | undefined
  /** Properties that identify old wallets, set on the provider: `{ isPebble: true }`. */
  readonly flags?: Readonly<Record<string, unknown>> | undefined
  /** Hands the wallet to tests as `window.sandboxWallets[rdns]`; a string is the key to use. @default false */
  readonly expose?: boolean | string | undefined
  /** @default window */
  readonly page?: WalletPage | undefined
}

export type AnnouncedWallet = EvmWallet & {
  readonly info: Eip6963Info
  /** Announces once more. */
  readonly announce: () => void
  /** Leaves the page: no announcement, no `window.ethereum`, no timer. */
  readonly dispose: () => void
}

type InjectedProvider = EvmWalletProvider & { providers?: readonly unknown[] }
type Injecting = WalletPage & {
  ethereum?: InjectedProvider | undefined
  sandboxWallets?: Record<string, AnnouncedWallet>
}

declare global {
  interface Window {
    /** Wallets exposed to tests, by rdns or key. */
    sandboxWallets?: Record<string, AnnouncedWallet>
  }
}

/**
 * Puts a wallet into the page, announced by EIP-6963 or, as a legacy one, in `window.ethereum`.
 *
 * @example
 * ```ts
 * import { announceEip6963 } from '@foyer/sandbox/wallets'
 *
 * const wallet = announceEip6963({ chainRpcUrls: { 1: 'http://127.0.0.1:8545' } })
 * wallet.setBehaviour('reject')
 * wallet.dispose()
 * ```
 */
export function announceEip6963(options: AnnounceEip6963Options): AnnouncedWallet {
  const { name = 'Pebble', rdns = 'test.pebble', icon = walletIcons.pebble, announceDelayMs = 0 } = options
  const page = options.page ?? (globalThis as { window?: WalletPage }).window
  if (!page)
    throw new SandboxError('NO_WINDOW', 'A wallet needs a page: call this in a browser, or give `page`')

  const info: Eip6963Info = Object.freeze({ uuid: options.uuid ?? randomUuid(), name, icon, rdns })
  const storage = openWalletStorage(options.storage, page)
  const wallet = createEvmWallet({ ...options, rdns, storage, origin: page.location?.origin })
  Object.assign(wallet.provider, options.flags)

  const undo: (() => void)[] = []
  const announce = (): void => {
    const detail = Object.freeze({ info, provider: wallet.provider })
    page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  const enter = (): void => {
    if (options.legacy) {
      undo.push(inject(page, wallet.provider))
      return
    }
    page.addEventListener('eip6963:requestProvider', announce)
    undo.push(() => page.removeEventListener('eip6963:requestProvider', announce))
    announce()
  }
  if (announceDelayMs > 0) {
    const timer = setTimeout(enter, announceDelayMs)
    undo.push(() => clearTimeout(timer))
  } else enter()

  const handle: AnnouncedWallet = {
    ...wallet,
    info,
    announce,
    dispose() {
      for (const step of undo.splice(0)) step()
    },
  }
  if (options.expose) undo.push(expose(page, options.expose === true ? rdns : options.expose, handle))
  return handle
}

/** Sets `window.ethereum`, keeping earlier ones in `providers`, like old wallets. */
function inject(page: Injecting, provider: InjectedProvider): () => void {
  const before = page.ethereum
  if (before) provider.providers = [...(before.providers ?? [before]), provider]
  page.ethereum = provider
  page.dispatchEvent(new Event('ethereum#initialized'))
  return () => {
    if (page.ethereum === provider) page.ethereum = before
  }
}

function expose(page: Injecting, key: string, handle: AnnouncedWallet): () => void {
  const wallets = (page.sandboxWallets ??= {})
  wallets[key] = handle
  return () => {
    if (wallets[key] === handle) delete wallets[key]
  }
}
