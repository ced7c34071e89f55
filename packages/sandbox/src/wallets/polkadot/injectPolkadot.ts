import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { sign } from '@scure/sr25519'
import { polkadotAccount } from '../../polkadot/accounts.ts'
import { createListeners } from '../createListeners.ts'
import {
  createNamespaceOwner,
  type NamespaceOwnerOptions,
  type NamespaceWalletControls,
} from '../namespaceOwner.ts'
import { type NamespacePageOptions, openNamespacePage } from '../namespacePage.ts'
import { putAt } from '../putAt.ts'
import { wrapBytes } from './wrapBytes.ts'

export type InjectPolkadotOptions = Omit<NamespaceOwnerOptions, 'storage'> &
  NamespacePageOptions & {
    /** Its key in `window.injectedWeb3`. @default 'gravel' */
    readonly name?: string | undefined
    /** Id in tests and storage. @default 'test.gravel' */
    readonly id?: string | undefined
    /** Binds the accounts to one network: `0x` and 64 hex digits. @default unbound */
    readonly genesisHash?: string | undefined
  }

export type InjectedAccount = {
  readonly address: string
  readonly genesisHash: string | null
  readonly name: string
  readonly type: 'sr25519'
}

export type PolkadotSandboxWallet = NamespaceWalletControls & {
  /** Addresses in its own prefix, exposed or not. */
  readonly addresses: readonly string[]
  /** Addresses of signing requests, as sent by the page. */
  readonly signedFor: readonly string[]
  readonly listenerCount: () => number
  /** Removes the extension from the page. */
  readonly dispose: () => void
}

type RawPayload = { readonly address: string; readonly data: string; readonly type: string }

/**
 * Puts a Polkadot extension with real keys into the page.
 *
 * @example
 * ```ts
 * import { injectPolkadot } from '@foyer/sandbox/wallets'
 *
 * const wallet = injectPolkadot({ name: 'talisman' })
 * wallet.setBehaviour('reject')
 * wallet.dispose()
 * ```
 */
export function injectPolkadot(options: InjectPolkadotOptions = {}): PolkadotSandboxWallet {
  const { name = 'gravel', id = `test.${name}`, accounts: indexes = [0, 1], genesisHash = null } = options
  const { page, storage, enter } = openNamespacePage(options)
  // Like these extensions, which reject with a single word.
  const owner = createNamespaceOwner(id, { ...options, storage }, () => new TypeError('Cancelled'))
  const listeners = createListeners()
  const keys = indexes.map((index) => polkadotAccount(index))
  const signedFor: string[] = []

  const shown = (): readonly InjectedAccount[] => {
    if (!owner.isPermitted() || owner.isLocked()) return []
    const first = polkadotAccount(owner.selected())
    const others = keys.filter(({ address }) => address !== first.address)
    return [first, ...others].map(({ address }, index) => ({
      address,
      genesisHash,
      name: `Account ${index + 1}`,
      type: 'sr25519',
    }))
  }
  const injected = {
    accounts: {
      async get() {
        await owner.read('accounts.get')
        return shown()
      },
      subscribe(listener: (accounts: readonly InjectedAccount[]) => void) {
        const remove = listeners.add('accounts', listener)
        listener(shown())
        return remove
      },
    },
    signer: {
      async signRaw({ address, data }: RawPayload) {
        await owner.ask('signRaw')
        signedFor.push(address)
        const key = keys.find((each) => each.address === address)
        if (!key || !owner.isPermitted()) throw new TypeError('Unable to find a keypair')
        const wrapped = wrapBytes(hexToBytes(data.replace(/^0x/, '')))
        return { id: 1, signature: `0x${bytesToHex(sign(key.secretKey, wrapped))}` }
      },
    },
  }
  const extension = {
    version: '1.0.0',
    async enable() {
      await owner.askForAccess('enable')
      owner.permit(true)
      return injected
    },
  }
  const changeAndEmit = (change: () => void): void => {
    change()
    listeners.emit('accounts', shown())
  }
  const { requests, promptCount, setBehaviour, lock } = owner
  const handle = {
    requests,
    promptCount,
    setBehaviour,
    // No event: the next request of the page shows the lock.
    lock,
    unlock: () => changeAndEmit(owner.unlock),
    addresses: keys.map(({ address }) => address),
    signedFor,
    setAccount: (index: number) => changeAndEmit(() => owner.select(index)),
    revoke: () => changeAndEmit(() => owner.permit(false)),
    listenerCount: listeners.count,
  }
  const addToPage = (): (() => void) => putAt(page, `injectedWeb3.${name}`, extension)
  return Object.assign(handle, { dispose: enter(id, handle, addToPage) })
}
