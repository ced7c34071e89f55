import { base58 } from '@scure/base'
import { getTransactionDecoder } from '@solana/kit'
import { isSolanaAddress } from '../address/isSolanaAddress.ts'
import { inTurn } from '../async/inTurn.ts'
import { callMethod } from '../callMethod.ts'
import { createEmitter } from '../emitter.ts'
import { createError } from '../errors/catalogue.ts'
import { hasMethod, read } from '../errors/foreign.ts'
import { holds } from '../holds.ts'
import type { SolanaProvider, WalletAccount } from './provider.ts'
import { parseBytes } from './wallet.ts'

const CHAIN = 'solana:mainnet'
const FEATURES = ['solana:signMessage', 'solana:signTransaction'] as const

type MessageInput = { readonly message: Uint8Array }
type SignInput = { readonly transaction: Uint8Array; readonly chain?: string | undefined }
type ConnectInput = { readonly silent?: boolean | undefined }

/**
 * Wraps `window.coinbaseSolana`, Coinbase's API from before the Wallet Standard, as a Wallet Standard wallet. It
 * supports mainnet, one account, and transactions as objects with `serialize`.
 */
export function createCoinbaseProvider(getWallet: () => unknown): SolanaProvider {
  const changes = createEmitter<{ readonly accounts: readonly WalletAccount[] }>()
  let made: WalletAccount | undefined

  const accounts = (): readonly WalletAccount[] => {
    const key = read(getWallet(), 'publicKey')
    let address = ''
    const isValid = holds(() => {
      address = hasMethod(key, 'toString') ? String(key.toString()) : ''
      return isSolanaAddress(address)
    })
    if (!isValid) return []
    if (made?.address !== address)
      made = { address, publicKey: base58.decode(address), chains: [CHAIN], features: FEATURES }
    return [made]
  }
  const emitAccounts = (): void => changes.emit({ accounts: accounts() })

  async function connect({ silent = false }: ConnectInput = {}): Promise<object> {
    if (!silent && accounts().length === 0) await callMethod(getWallet(), 'connect')
    return { accounts: accounts() }
  }

  async function signMessage({ message }: MessageInput): Promise<object> {
    const answer = await callMethod(getWallet(), 'signMessage', message)
    return { signedMessage: message, signature: parseBytes(answer, 'signature') }
  }

  async function signTransaction({ transaction, chain = CHAIN }: SignInput): Promise<object> {
    if (chain !== CHAIN)
      throw createError('CHAIN_NOT_SUPPORTED', undefined, { prefix: 'solana:signTransaction' })
    const signed = await callMethod(getWallet(), 'signTransaction', toObject(transaction))
    const written = hasMethod(signed, 'serialize') ? signed.serialize() : undefined
    return { signedTransaction: parseBytes({ written }, 'written') }
  }

  return {
    version: '1.0.0',
    name: 'Coinbase Wallet',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' as SolanaProvider['icon'],
    chains: [CHAIN],
    get accounts() {
      return accounts()
    },
    features: {
      'standard:connect': { version: '1.0.0', connect },
      'standard:disconnect': { version: '1.0.0', disconnect: () => callMethod(getWallet(), 'disconnect') },
      'standard:events': {
        version: '1.0.0',
        on(_event: 'change', listener: (change: { accounts: readonly WalletAccount[] }) => void) {
          const wallet = getWallet()
          const stop = changes.subscribe(listener)
          const events = ['accountChanged', 'disconnect']
          if (hasMethod(wallet, 'on')) for (const event of events) wallet.on(event, emitAccounts)
          return () => {
            stop()
            if (hasMethod(wallet, 'off')) for (const event of events) wallet.off(event, emitAccounts)
          }
        },
      },
      'solana:signMessage': { version: '1.0.0', signMessage: inTurn(signMessage) },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: inTurn(signTransaction),
      },
    },
  }
}

/** Transaction object for older wallets: message bytes and signers. */
function toObject(transaction: Uint8Array): object {
  const { messageBytes, signatures } = getTransactionDecoder().decode(transaction)
  const message = Uint8Array.from(messageBytes)
  return {
    message: { serialize: () => message },
    signatures: Object.values(signatures).map((signature) =>
      Uint8Array.from(signature ?? new Uint8Array(64)),
    ),
    serializeMessage: () => message,
    serialize: () => transaction,
  }
}
