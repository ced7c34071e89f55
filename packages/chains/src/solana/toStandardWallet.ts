import { base58 } from '@scure/base'
import { inTurn } from '../async/inTurn.ts'
import { createEmitter } from '../emitter.ts'
import type { CaipNetworkId } from '../types.ts'
import { chainNamesOf, networkIdOf } from './clusters.ts'
import { createSolanaError } from './errors.ts'
import type { IdentifierString, SolanaProvider, WalletAccount } from './provider.ts'

export type SigningFeature = 'solana:signMessage' | 'solana:signTransaction' | 'solana:signAndSendTransaction'

export type TransactionRequest = {
  readonly address: string
  readonly transaction: Uint8Array
  /** The network that the caller names; `undefined`: the network in use. */
  readonly networkId: CaipNetworkId | undefined
  readonly options: Readonly<Record<string, unknown>> | undefined
}

/** Wallet reached by another protocol. Its data is read at each use, since the session may change. */
export type WireWallet = {
  readonly name: () => string
  readonly networkIds: () => readonly CaipNetworkId[]
  readonly addresses: () => readonly string[]
  readonly features: () => readonly SigningFeature[]
  /** Resolves with the signature. */
  readonly signMessage: (request: {
    readonly address: string
    readonly message: Uint8Array
  }) => Promise<Uint8Array>
  /** Transactions of one account on one network. Resolves with the signed transactions, as many as were given. */
  readonly signTransactions: (requests: readonly TransactionRequest[]) => Promise<readonly Uint8Array[]>
  /** Resolves with the signature. */
  readonly signAndSendTransaction: (request: TransactionRequest) => Promise<Uint8Array>
}

export type StandardWallet = {
  readonly wallet: SolanaProvider
  /** Emits a change of accounts. */
  readonly emitChange: () => void
}

type MessageInput = { readonly account: WalletAccount; readonly message: Uint8Array }
type TransactionInput = {
  readonly account: WalletAccount
  readonly transaction: Uint8Array
  readonly chain?: IdentifierString
  readonly options?: Readonly<Record<string, unknown>>
}

const ICON = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='
const supportedTransactionVersions = ['legacy', 0] as const

/** A wallet of another protocol as a Wallet Standard wallet for Solana, with its features, accounts and chains. */
export function toStandardWallet(wire: WireWallet): StandardWallet {
  const changes = createEmitter<{ readonly accounts: readonly WalletAccount[] }>()
  const made = new Map<string, WalletAccount>()
  const chains = (): readonly IdentifierString[] => chainNamesOf(wire.networkIds())
  /** The same object while its chains and features are the same: those of another session may differ. */
  const accountOf = (address: string): WalletAccount => {
    const facts = { chains: chains(), features: wire.features() }
    const key = JSON.stringify([address, facts])
    const account = made.get(key) ?? { address, publicKey: base58.decode(address), ...facts }
    made.set(key, account)
    return account
  }
  const accounts = (): readonly WalletAccount[] => wire.addresses().map(accountOf)
  const toRequest = ({ account, transaction, chain, options }: TransactionInput): TransactionRequest => {
    // Otherwise the wallet would use the network in use.
    if (chain !== undefined && !chains().includes(chain))
      throw createSolanaError('INVALID_CHAIN_ID', undefined, { value: chain })
    return { address: account.address, transaction, networkId: networkIdOf(chain), options }
  }

  const all = {
    'solana:signMessage': {
      version: '1.1.0',
      signMessage: inTurn(async ({ account: { address }, message }: MessageInput) => ({
        signedMessage: message,
        signature: await wire.signMessage({ address, message }),
      })),
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      async signTransaction(...inputs: readonly TransactionInput[]) {
        const requests = inputs.map(toRequest)
        const signed = haveOneSigner(requests)
          ? await wire.signTransactions(requests)
          : (
              await inTurn((request: TransactionRequest) => wire.signTransactions([request]))(...requests)
            ).flat()
        return signed.map((signedTransaction) => ({ signedTransaction }))
      },
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signAndSendTransaction: inTurn(async (input: TransactionInput) => ({
        signature: await wire.signAndSendTransaction(toRequest(input)),
      })),
    },
  } satisfies Record<SigningFeature, unknown>
  const events = {
    version: '1.0.0',
    on: (_event: 'change', listener: (change: { accounts: readonly WalletAccount[] }) => void) =>
      changes.subscribe(listener),
  }

  const wallet: SolanaProvider = {
    version: '1.0.0',
    icon: ICON,
    get name() {
      return wire.name()
    },
    get chains() {
      return chains()
    },
    get accounts() {
      return accounts()
    },
    // Only the features that the wallet supports.
    get features() {
      return {
        'standard:events': events,
        ...Object.fromEntries(wire.features().map((name) => [name, all[name]])),
      }
    },
  }
  return {
    wallet,
    emitChange: () => changes.emit({ accounts: accounts() }),
  }
}

/** Whether all requests are for one account on one network, and so can share a prompt. */
const haveOneSigner = ([first, ...others]: readonly TransactionRequest[]): boolean =>
  others.every(({ address, networkId }) => address === first?.address && networkId === first.networkId)
