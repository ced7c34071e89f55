import { ed25519 } from '@noble/curves/ed25519'
import { hexToBytes } from '@noble/hashes/utils'
import { base58, base64 } from '@scure/base'
import type {
  SolanaSignAndSendTransactionInput,
  SolanaSignInInput,
  SolanaSignMessageInput,
  SolanaSignTransactionInput,
} from '@solana/wallet-standard-features'
import type { Wallet, WalletAccount } from '@wallet-standard/base'
import { ReadonlyWalletAccount } from '@wallet-standard/wallet'
import { requestRpc } from '../../base/rpc.ts'
import { type SolanaDevAccount, solanaAccounts } from '../../solana/accounts.ts'
import { createListeners } from '../createListeners.ts'
import {
  createNamespaceOwner,
  type NamespaceOwnerOptions,
  type NamespaceWalletControls,
} from '../namespaceOwner.ts'
import { pickAccounts } from '../pickAccounts.ts'
import { requireUrl, rpcError } from '../rpcErrors.ts'
import { signWire } from './signWire.ts'
import { toSignInText } from './toSignInText.ts'

const chains = ['solana:mainnet', 'solana:devnet', 'solana:testnet'] as const
const SIGNING = [
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
  'solana:signIn',
] as const

export type SolanaFeatureName =
  | (typeof SIGNING)[number]
  | 'standard:connect'
  | 'standard:disconnect'
  | 'standard:events'

export type SolanaWalletOptions = NamespaceOwnerOptions & {
  readonly name: string
  readonly icon: Wallet['icon']
  /** RPC URL for broadcasting. Without it, the wallet sends no transactions. */
  readonly rpcUrl?: string | undefined
  /** Accounts exposed to a permitted page: the selected one, or all with the selected first. @default 'selected' */
  readonly exposes?: 'selected' | 'all' | undefined
  /** Features to omit. @default none */
  readonly without?: readonly SolanaFeatureName[] | undefined
  /** Host of the page. @default 'localhost' */
  readonly host?: string | undefined
}

export type SolanaWallet = NamespaceWalletControls & {
  readonly wallet: Wallet
  /** Addresses in the order of its list, exposed or not. */
  readonly addresses: readonly string[]
  /** Number of the page's listeners. */
  readonly listenerCount: () => number
}

type Change = { readonly accounts: readonly WalletAccount[] }
type Signing = { readonly account: WalletAccount }

/**
 * Wallet Standard wallet with real ed25519 keys, controlled by tests. It is not on a page until `registerSolanaWallet`.
 *
 * @example
 * ```ts
 * import { createSolanaWallet } from '@foyer/sandbox/wallets'
 *
 * const { wallet, setBehaviour } = createSolanaWallet({ name: 'Fern', icon: 'data:image/svg+xml;base64,PHN2Zy8+' })
 * setBehaviour('reject')
 * ```
 */
export function createSolanaWallet(options: SolanaWalletOptions): SolanaWallet {
  const { name, icon, rpcUrl, exposes = 'selected', without = [], host = 'localhost' } = options
  const { accounts: held = [0, 1] } = options
  const accounts = pickAccounts(solanaAccounts, held)
  const owner = createNamespaceOwner(`solana:${name}`, options, () =>
    rpcError('rejected', 'User rejected the request.'),
  )
  const listeners = createListeners()
  // Accounts are exposed after connecting, silently or not.
  let isConnected = false

  const features = (): Wallet['features'] =>
    Object.fromEntries(Object.entries(all).filter(([key]) => !without.includes(key as SolanaFeatureName)))
  const toAccount = (index: number): WalletAccount => {
    const { address } = solanaAccounts[index] as SolanaDevAccount
    const signing = SIGNING.filter((feature) => !without.includes(feature))
    return new ReadonlyWalletAccount({
      address,
      publicKey: base58.decode(address),
      chains,
      features: signing,
      // Its type has optional members that may be undefined.
    }) as WalletAccount
  }
  const visible = (): readonly WalletAccount[] => {
    if (!isConnected || owner.isLocked() || !owner.isPermitted()) return []
    const first = owner.selected()
    const rest = exposes === 'all' ? held.filter((index) => index !== first) : []
    return [first, ...rest].map(toAccount)
  }
  const changing = (change: () => void): void => {
    const before = visible().map(({ address }) => address)
    change()
    const after = visible()
    if (after.map(({ address }) => address).join() !== before.join())
      listeners.emit('change', { accounts: after } satisfies Change)
  }
  /** Key of an account that the page may use. */
  const keyOf = ({ account }: Signing): Uint8Array => {
    const isAllowed = visible().some(({ address }) => address === account.address)
    const found = accounts.find(({ address }) => address === account.address)
    if (!isAllowed || !found) throw rpcError('unauthorized', 'The page has no permission for this account')
    return hexToBytes(found.privateKey.slice(2))
  }
  /** Prompts once for all inputs, after checking their accounts. */
  const sign = async <input extends Signing, output>(
    method: string,
    inputs: readonly input[],
    one: (input: input, key: Uint8Array) => output,
  ): Promise<Awaited<output>[]> => {
    const keys = inputs.map(keyOf)
    await owner.ask(method)
    return Promise.all(inputs.map((input, index) => one(input, keys[index] as Uint8Array)))
  }
  const signWireFor = (input: SolanaSignTransactionInput, key: Uint8Array): Uint8Array => {
    if (input.chain !== undefined && !chains.some((chain) => chain === input.chain))
      throw rpcError('invalidParams', `The wallet does not know the chain ${input.chain}`)
    return signWire(input.transaction, key)
  }

  const all = {
    'standard:connect': {
      version: '1.0.0',
      async connect({ silent = false }: { readonly silent?: boolean } = {}): Promise<Change> {
        if (silent) await owner.read('standard:connect')
        else await owner.ask('standard:connect')
        changing(() => {
          if (!silent) owner.permit(true)
          isConnected = true
        })
        return { accounts: visible() }
      },
    },
    'standard:disconnect': {
      version: '1.0.0',
      async disconnect(): Promise<void> {
        await owner.read('standard:disconnect')
        changing(() => void (isConnected = false))
      },
    },
    'standard:events': {
      version: '1.0.0',
      on: (event: string, listener: (change: Change) => void) => listeners.add(event, listener),
    },
    'solana:signMessage': {
      version: '1.1.0',
      signMessage: (...inputs: readonly SolanaSignMessageInput[]) =>
        sign('solana:signMessage', inputs, ({ message }, key) => ({
          signedMessage: message,
          signature: ed25519.sign(message, key),
          signatureType: 'ed25519',
        })),
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      signTransaction: (...inputs: readonly SolanaSignTransactionInput[]) =>
        sign('solana:signTransaction', inputs, (input, key) => ({
          signedTransaction: signWireFor(input, key),
        })),
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      signAndSendTransaction: (...inputs: readonly SolanaSignAndSendTransactionInput[]) =>
        sign('solana:signAndSendTransaction', inputs, async (input, key) => {
          const wire = base64.encode(signWireFor(input, key))
          const parameters = [wire, { encoding: 'base64', preflightCommitment: 'confirmed' }]
          const url = requireUrl(rpcUrl, 'rpcUrl')
          return { signature: base58.decode(String(await requestRpc(url, 'sendTransaction', parameters))) }
        }),
    },
    'solana:signIn': {
      version: '1.0.0',
      async signIn(...inputs: readonly SolanaSignInInput[]) {
        await owner.ask('solana:signIn')
        changing(() => {
          owner.permit(true)
          isConnected = true
        })
        const account = toAccount(owner.selected())
        return inputs.map((fields) => {
          const signedMessage = new TextEncoder().encode(toSignInText(fields, account.address, host))
          return { account, signedMessage, signature: ed25519.sign(signedMessage, keyOf({ account })) }
        })
      },
    },
  } as const

  const wallet: Wallet = {
    version: '1.0.0',
    name,
    icon,
    chains,
    features: features(),
    get accounts() {
      return visible()
    },
  }
  return {
    wallet,
    addresses: accounts.map(({ address }) => address),
    requests: owner.requests,
    promptCount: owner.promptCount,
    listenerCount: listeners.count,
    lock: () => changing(owner.lock),
    unlock: () => changing(owner.unlock),
    setBehaviour: (behaviour) => changing(() => owner.setBehaviour(behaviour)),
    setAccount: (index) => changing(() => owner.select(index)),
    revoke: () => changing(() => owner.permit(false)),
  }
}
