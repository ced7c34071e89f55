import { base58, base64 } from '@scure/base'
import { inTurn } from '../../async/inTurn.ts'
import { createError } from '../../errors/catalogue.ts'
import { read } from '../../errors/foreign.ts'
import { isFoyerError } from '../../errors/FoyerError.ts'
import {
  toStandardWallet,
  type SigningFeature,
  type TransactionRequest,
} from '../../solana/toStandardWallet.ts'
import type { SessionBridge } from '../createBridge.ts'
import type { NamespaceProvider } from './createProviders.ts'
import { addSignature, readLegacy } from './wireTransaction.ts'

const methodOf: Readonly<Record<SigningFeature, string>> = {
  'solana:signMessage': 'solana_signMessage',
  'solana:signTransaction': 'solana_signTransaction',
  'solana:signAndSendTransaction': 'solana_signAndSendTransaction',
}
const features = Object.keys(methodOf) as SigningFeature[]

/** The session as a Wallet Standard wallet. In requests transactions are base64, messages and signatures base58. */
export function solanaProvider(bridge: SessionBridge): NamespaceProvider {
  const { wallet, emitChange } = toStandardWallet({
    name: () => bridge.session()?.peer.metadata.name || 'WalletConnect',
    networkIds: () => bridge.sessionNamespace('solana').approved,
    addresses: () => bridge.addresses('solana').filter(isKey),
    features: () =>
      features.filter((feature) => bridge.sessionNamespace('solana').methods.includes(methodOf[feature])),

    async signMessage({ address, message }) {
      const params = { message: base58.encode(message), pubkey: address }
      const answer = await bridge.request('solana', { method: 'solana_signMessage', params })
      const signature = decode(base58, read(answer, 'signature'))
      if (!signature) throw createError('SIGN_MESSAGE_FAILED', undefined, { prefix: 'solana:signMessage' })
      return signature
    },

    /** Signs several transactions with one prompt if the wallet can, else one by one. */
    async signTransactions(requests) {
      if (requests.length > 1) {
        try {
          return await signAll(bridge, requests)
        } catch (error) {
          if (!isFoyerError(error, 'METHOD_NOT_SUPPORTED')) throw error
        }
      }
      return inTurn((request: TransactionRequest) => signOne(bridge, request))(...requests)
    },

    async signAndSendTransaction(request) {
      const params = { ...toParams(request), ...(request.options && { sendOptions: request.options }) }
      const chain = request.networkId
      const answer = await bridge.request('solana', {
        method: 'solana_signAndSendTransaction',
        params,
        chain,
      })
      const signature = decode(base58, read(answer, 'signature'))
      if (!signature)
        throw createError('SEND_UNCLEAR', undefined, { prefix: 'solana:signAndSendTransaction' })
      return signature
    },
  })
  return {
    provider: wallet,
    onEvent({ type }) {
      if (type === 'change' || type === 'disconnect') emitChange()
    },
  }
}

async function signOne(bridge: SessionBridge, request: TransactionRequest): Promise<Uint8Array> {
  const { address, transaction, networkId: chain } = request
  const method = 'solana_signTransaction'
  const answer = await bridge.request('solana', { method, params: toParams(request), chain })
  // Old wallets respond with the signature only.
  const signed =
    decode(base64, read(answer, 'transaction')) ??
    addSignature(transaction, address, decode(base58, read(answer, 'signature')))
  if (!signed) throw createError('SIGN_TRANSACTION_FAILED', undefined, { prefix: 'solana:signTransaction' })
  return signed
}

async function signAll(
  bridge: SessionBridge,
  requests: readonly TransactionRequest[],
): Promise<readonly Uint8Array[]> {
  const [first] = requests
  const transactions = requests.map(({ transaction }) => base64.encode(transaction))
  const params = { transactions, pubkey: first?.address }
  const method = 'solana_signAllTransactions'
  const answer = read(
    await bridge.request('solana', { method, params, chain: first?.networkId }),
    'transactions',
  )
  const signed = (Array.isArray(answer) ? answer : []).flatMap((item) => decode(base64, item) ?? [])
  if (signed.length === requests.length) return signed
  throw createError('SIGN_TRANSACTION_FAILED', undefined, { prefix: 'solana:signAllTransactions' })
}

const toParams = ({ address, transaction }: TransactionRequest): Readonly<Record<string, unknown>> => ({
  transaction: base64.encode(transaction),
  pubkey: address,
  ...readLegacy(transaction),
})

function decode(coder: { decode(text: string): Uint8Array }, value: unknown): Uint8Array | undefined {
  if (typeof value !== 'string') return undefined
  try {
    return coder.decode(value)
  } catch {
    return undefined
  }
}

const isKey = (address: string): boolean => decode(base58, address)?.length === 32
