import { base58 } from '@scure/base'
import * as v from 'valibot'
import { isSolanaAddress } from '../../address/isSolanaAddress.ts'
import { holds } from '../../holds.ts'
import { toStandardWallet } from '../../solana/toStandardWallet.ts'
import type { CaipNetworkId } from '../../types.ts'
import { createError } from '../errors.ts'
import type { EmbeddedBridge, EmbeddedNamespace, NamespaceProvider } from './bridge.ts'

/** The embedded wallet as a Wallet Standard wallet. Bytes are base58 in messages of the frame. */
function createProvider(bridge: EmbeddedBridge): NamespaceProvider {
  async function ask<schema extends v.GenericSchema>(
    method: string,
    schema: schema,
    params: unknown,
    networkId?: CaipNetworkId,
  ): Promise<v.InferOutput<schema>> {
    const network = bridge.networks.find(({ caipNetworkId }) => caipNetworkId === networkId)
    const result = v.safeParse(schema, await bridge.request('solana', { method, params, network }))
    if (result.success) return result.output
    throw createError('FRAME_REPLY_INVALID', { name: method }, { cause: new v.ValiError(result.issues) })
  }

  const { wallet, emitChange } = toStandardWallet({
    name: () => 'Embedded wallet',
    networkIds: () => bridge.networks.map(({ caipNetworkId }) => caipNetworkId),
    addresses: () => bridge.accounts('solana').map(({ address }) => address),
    features: () => ['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction'],

    async signMessage({ address, message }) {
      const params = { message: base58.encode(message), pubkey: address }
      return (await ask('solana_signMessage', signatureSchema, params)).signature
    },

    /** Several transactions are requested with one prompt. */
    async signTransactions(requests) {
      const [first, ...others] = requests
      if (!first) return []
      const wire = requests.map(({ transaction }) => base58.encode(transaction))
      if (others.length === 0) {
        const params = { transaction: wire[0] }
        const { transaction } = await ask(
          'solana_signTransaction',
          transactionSchema,
          params,
          first.networkId,
        )
        return [transaction]
      }
      const method = 'solana_signAllTransactions'
      const { transactions } = await ask(method, transactionsSchema, { transactions: wire }, first.networkId)
      if (transactions.length !== requests.length) throw createError('FRAME_REPLY_INVALID', { name: method })
      return transactions
    },

    async signAndSendTransaction({ transaction, options, networkId }) {
      const params = { transaction: base58.encode(transaction), ...(options && { options }) }
      return (await ask('solana_signAndSendTransaction', signatureSchema, params, networkId)).signature
    },
  })
  return { provider: wallet, onChange: emitChange }
}

const bytes = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return base58.decode(dataset.value)
    } catch {
      addIssue({ message: 'not base58' })
      return NEVER
    }
  }),
)
const signatureSchema = v.object({ signature: bytes })
const transactionSchema = v.object({ transaction: bytes })
const transactionsSchema = v.object({ transactions: v.array(bytes) })

export const solanaNamespace: EmbeddedNamespace = {
  isAddress: (value) => holds(() => isSolanaAddress(value)),
  createProvider,
}
