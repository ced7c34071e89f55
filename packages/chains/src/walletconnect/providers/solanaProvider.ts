import { base58, base64 } from '@scure/base'
import type { IdentifierString, WalletAccount } from '@wallet-standard/base'
import { createEmitter } from '../../emitter.ts'
import { createError } from '../../errors/catalogue.ts'
import { isFoyerError, read } from '../../errors/FoyerError.ts'
import type { SolanaProvider } from '../../solana/provider.ts'
import type { CaipNetworkId } from '../../types.ts'
import { addressesOf } from '../rules.ts'
import type { Link } from '../createLink.ts'
import type { FamilyProvider } from './createProviders.ts'
import { addSignature, readLegacy } from './wireTransaction.ts'

type SignInput = {
  readonly account: WalletAccount
  readonly transaction: Uint8Array
  readonly chain?: IdentifierString
  readonly options?: Readonly<Record<string, unknown>>
}
type MessageInput = { readonly account: WalletAccount; readonly message: Uint8Array }

const ICON = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='

const standardNames: readonly (readonly [IdentifierString, CaipNetworkId])[] = [
  ['solana:mainnet', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['solana:devnet', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
  ['solana:testnet', 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
]

/** The session as a Wallet Standard wallet. */
export function solanaProvider(link: Link): FamilyProvider {
  const changes = createEmitter<{ readonly accounts: readonly WalletAccount[] }>()
  const made = new Map<string, WalletAccount>()

  const account = (address: string): WalletAccount => {
    const known = made.get(address)
    if (known) return known
    const one: WalletAccount = {
      address,
      publicKey: base58.decode(address),
      chains: chains(),
      features: featureNames(),
    }
    made.set(address, one)
    return one
  }
  const accounts = (): readonly WalletAccount[] =>
    [...new Set(addressesOf(link.family('solana'), link.chain('solana')))].filter(isKey).map(account)
  const chains = (): readonly IdentifierString[] => {
    const { approved } = link.family('solana')
    return standardNames.filter(([, id]) => approved.includes(id)).map(([name]) => name)
  }
  const ask = (method: string, params: unknown, chain?: IdentifierString): Promise<unknown> =>
    link.request('solana', { method, params, chain: standardNames.find(([name]) => name === chain)?.[1] })

  async function signMessage({ account: { address }, message }: MessageInput): Promise<unknown> {
    const params = { message: base58.encode(message), pubkey: address }
    const signature = decode(base58, read(await ask('solana_signMessage', params), 'signature'))
    if (!signature) throw createError('SIGN_MESSAGE_FAILED', undefined, { prefix: 'solana:signMessage' })
    return { signedMessage: message, signature }
  }

  const toParams = ({ account: { address }, transaction }: SignInput): Readonly<Record<string, unknown>> => ({
    transaction: base64.encode(transaction),
    pubkey: address,
    ...readLegacy(transaction),
  })

  async function signTransaction(input: SignInput): Promise<{ readonly signedTransaction: Uint8Array }> {
    const answer = await ask('solana_signTransaction', toParams(input), input.chain)
    // Old wallets answer with the signature alone.
    const signedTransaction =
      decode(base64, read(answer, 'transaction')) ??
      addSignature(input.transaction, input.account.address, decode(base58, read(answer, 'signature')))
    if (!signedTransaction)
      throw createError('SIGN_TRANSACTION_FAILED', undefined, { prefix: 'solana:signTransaction' })
    return { signedTransaction }
  }

  /** Several with one prompt where the wallet can, else one after the other. */
  async function signTransactions(...inputs: readonly SignInput[]): Promise<readonly unknown[]> {
    const [first] = inputs
    if (first && inputs.length > 1) {
      try {
        const transactions = inputs.map(({ transaction }) => base64.encode(transaction))
        const params = { transactions, pubkey: first.account.address }
        const answer = read(await ask('solana_signAllTransactions', params, first.chain), 'transactions')
        const signed = (Array.isArray(answer) ? answer : []).flatMap((item) => decode(base64, item) ?? [])
        if (signed.length === inputs.length) return signed.map((signedTransaction) => ({ signedTransaction }))
        throw createError('SIGN_TRANSACTION_FAILED', undefined, { prefix: 'solana:signAllTransactions' })
      } catch (error) {
        if (!isFoyerError(error, 'METHOD_NOT_SUPPORTED')) throw error
      }
    }
    const signed = []
    // oxlint-disable-next-line no-await-in-loop -- a wallet shows one prompt at a time
    for (const input of inputs) signed.push(await signTransaction(input))
    return signed
  }

  async function signAndSend(input: SignInput): Promise<{ readonly signature: Uint8Array }> {
    const params = { ...toParams(input), ...(input.options && { sendOptions: input.options }) }
    const signature = decode(
      base58,
      read(await ask('solana_signAndSendTransaction', params, input.chain), 'signature'),
    )
    if (!signature) throw createError('SEND_UNCLEAR', undefined, { prefix: 'solana:signAndSendTransaction' })
    return { signature }
  }

  const inTurn =
    <input, output>(run: (input: input) => Promise<output>) =>
    async (...inputs: readonly input[]): Promise<readonly output[]> => {
      const outputs: output[] = []
      // oxlint-disable-next-line no-await-in-loop -- a wallet shows one prompt at a time
      for (const input of inputs) outputs.push(await run(input))
      return outputs
    }

  /** Present as the wallet approved them, so presence stays capability. */
  const features = (): SolanaProvider['features'] => {
    const { methods } = link.family('solana')
    return {
      'standard:events': {
        version: '1.0.0',
        on: (_event: 'change', listener: (change: { accounts: readonly WalletAccount[] }) => void) =>
          changes.subscribe(listener),
      },
      ...(methods.includes('solana_signMessage') && {
        'solana:signMessage': { version: '1.1.0', signMessage: inTurn(signMessage) },
      }),
      ...(methods.includes('solana_signTransaction') && {
        'solana:signTransaction': {
          version: '1.0.0',
          supportedTransactionVersions: ['legacy', 0],
          signTransaction: signTransactions,
        },
      }),
      ...(methods.includes('solana_signAndSendTransaction') && {
        'solana:signAndSendTransaction': {
          version: '1.0.0',
          supportedTransactionVersions: ['legacy', 0],
          signAndSendTransaction: inTurn(signAndSend),
        },
      }),
    }
  }
  const featureNames = (): readonly IdentifierString[] => Object.keys(features()) as IdentifierString[]

  const provider: SolanaProvider = {
    version: '1.0.0',
    icon: ICON,
    get name() {
      return link.session()?.peer.metadata.name || 'WalletConnect'
    },
    get chains() {
      return chains()
    },
    get accounts() {
      return accounts()
    },
    get features() {
      return features()
    },
  }
  return {
    provider,
    onEvent({ type }) {
      // Accounts of another session have other chains and features.
      if (type === 'disconnect') made.clear()
      if (type === 'change' || type === 'disconnect') changes.emit({ accounts: accounts() })
    },
  }
}

function decode(coder: { decode(text: string): Uint8Array }, value: unknown): Uint8Array | undefined {
  if (typeof value !== 'string') return undefined
  try {
    return coder.decode(value)
  } catch {
    return undefined
  }
}

const isKey = (address: string): boolean => decode(base58, address)?.length === 32
