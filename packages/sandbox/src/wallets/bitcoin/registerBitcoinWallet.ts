import type { BitcoinNetwork } from '../../bitcoin/accounts.ts'
import { type FamilyOwnerOptions, type FamilyWalletControls } from '../familyOwner.ts'
import { type FamilyPageOptions, openFamilyPage } from '../familyPage.ts'
import { walletIcons } from '../icons.ts'
import { putAt } from '../putAt.ts'
import { registerStandardWallet } from '../registerStandardWallet.ts'
import { type BitcoinKeyring, createBitcoinKeyring } from './createBitcoinKeyring.ts'
import { satsConnectFace } from './satsConnectFace.ts'
import { standardFace } from './standardFace.ts'
import { unisatFace } from './unisatFace.ts'

/** What a Bitcoin wallet speaks. */
export type BitcoinWalletShape = 'standard' | 'sats-connect' | 'unisat'

export type RegisterBitcoinWalletOptions = Omit<FamilyOwnerOptions, 'storage'> &
  FamilyPageOptions & {
    /** @default 'Nugget' */
    readonly name?: string | undefined
    /** What tests and storage call it. @default 'test.nugget' */
    readonly id?: string | undefined
    /** @default 'standard' */
    readonly shape?: BitcoinWalletShape | undefined
    /** @default 'mainnet' */
    readonly network?: BitcoinNetwork | undefined
    /** An Esplora server: where it sends. @default none, it only signs */
    readonly esploraUrl?: string | undefined
  }

export type BitcoinSandboxWallet = FamilyWalletControls & {
  /** The addresses of the selected account, seen or not. */
  readonly addresses: () => { readonly payment: string; readonly ordinals: string }
  /** What the page gets. */
  readonly wallet: object
  /** How many listeners the page has left. */
  readonly listenerCount: () => number
  /** Leaves the page. */
  readonly dispose: () => void
}

type Face = { readonly changed: () => void }
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
  const { page, storage, enter } = openFamilyPage(options)
  // Each of these says no in its own way.
  const rejection = (): unknown =>
    shape === 'sats-connect'
      ? { code: -32_000, message: 'User rejected request' }
      : { code: 4001, message: 'User rejected the request.' }
  const keyring: BitcoinKeyring = createBitcoinKeyring({ ...options, id, storage, rejection })
  const { owner, listeners } = keyring
  const facts = { name, icon: walletIcons.kite }
  const face = {
    standard: () => standardFace(keyring, facts),
    'sats-connect': () => satsConnectFace(keyring),
    unisat: () => unisatFace(keyring),
  }[shape]() as Face

  const appear = (): (() => void) => {
    if (shape === 'standard') return registerStandardWallet(page, face)
    if (shape === 'unisat') return putAt(page, 'unisat', face)
    const path = id.replaceAll('.', '_')
    const removeFace = putAt(page, path, face)
    const before = (page as { btc_providers?: readonly Entry[] }).btc_providers ?? []
    const removeEntry = putAt(page, 'btc_providers', [...before, { id: path, ...facts }])
    return () => {
      removeEntry()
      removeFace()
    }
  }
  const telling = (change: () => void): void => {
    change()
    face.changed()
  }
  const { requests, promptCount, unlock, setBehaviour, lock } = owner
  const handle = {
    requests,
    promptCount,
    unlock,
    setBehaviour,
    lock,
    addresses: () => ({
      payment: keyring.account().payment.address,
      ordinals: keyring.account().ordinals.address,
    }),
    wallet: face,
    setAccount: (index: number) => telling(() => owner.select(index)),
    revoke: () => telling(() => owner.permit(false)),
    listenerCount: listeners.count,
  }
  return Object.assign(handle, { dispose: enter(id, handle, appear) })
}
