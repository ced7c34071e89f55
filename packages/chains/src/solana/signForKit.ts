import {
  type Address,
  assertIsTransactionWithinSizeLimit,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionEncoder,
  getTransactionLifetimeConstraintFromCompiledTransactionMessage,
  type SignableMessage,
  type SignatureBytes,
  type Transaction,
  type TransactionWithinSizeLimit,
  type TransactionWithLifetime,
} from '@solana/kit'
import type { Signer } from '../adapter.ts'
import { createError } from '../errors/catalogue.ts'
import { toWalletError } from './errors.ts'
import {
  askWallet,
  findAccount,
  parseBytes,
  parseSignedMessage,
  SIGNATURE_BYTES,
  signTransactionBytes,
} from './wallet.ts'

type Unsigned = Transaction | (Transaction & TransactionWithLifetime)
type Signed = Transaction & TransactionWithinSizeLimit & TransactionWithLifetime

/** Signs Kit transactions with the connected wallet, which may change them. */
export async function signTransactionsForKit(
  { address, network, provider }: Signer,
  transactions: readonly Unsigned[],
  signal: AbortSignal | undefined,
): Promise<readonly Signed[]> {
  try {
    const wires = transactions.map(
      (transaction) => new Uint8Array(getTransactionEncoder().encode(transaction)),
    )
    const signed = await signTransactionBytes({ network, provider, signal }, address, wires)
    return await Promise.all(signed.map((wire, index) => toSigned(wire, transactions[index])))
  } catch (error) {
    const origin = { operation: 'signTransaction', code: 'SIGN_TRANSACTION_FAILED' } as const
    throw toWalletError(error, { ...origin, signal })
  }
}

async function toSigned(wire: Uint8Array, before: Unsigned | undefined): Promise<Signed> {
  const transaction = getTransactionDecoder().decode(wire)
  const { messageBytes } = transaction
  const isUnchanged =
    before !== undefined &&
    before.messageBytes.length === messageBytes.length &&
    before.messageBytes.every((byte, index) => byte === messageBytes[index])
  // An unchanged message keeps its lifetime.
  const lifetimeConstraint =
    isUnchanged && 'lifetimeConstraint' in before
      ? before.lifetimeConstraint
      : await getTransactionLifetimeConstraintFromCompiledTransactionMessage(
          getCompiledTransactionMessageDecoder().decode(messageBytes) as never,
        )
  const signed = { ...transaction, lifetimeConstraint }
  assertIsTransactionWithinSizeLimit(signed)
  return Object.freeze(signed)
}

/** Signs Kit messages with the connected wallet, with one prompt if the wallet can. */
export async function signMessagesForKit(
  { address, provider }: Signer,
  messages: readonly SignableMessage[],
  signal: AbortSignal | undefined,
): Promise<readonly SignableMessage[]> {
  try {
    const account = findAccount(provider, address)
    const inputs = messages.map(({ content }) => ({ account, message: content }))
    const answer = await askWallet(provider, { feature: 'solana:signMessage', inputs, account, signal })
    const outputs: readonly unknown[] = Array.isArray(answer) ? answer : []
    return messages.map(({ content, signatures }, index) => {
      const signature = parseBytes(outputs[index], 'signature', SIGNATURE_BYTES)
      if (!signature) throw createError('SIGN_MESSAGE_FAILED', undefined, { prefix: 'solana:signMessage' })
      return Object.freeze({
        content: parseSignedMessage(outputs[index]) ?? content,
        signatures: Object.freeze({
          ...signatures,
          [address as Address]: signature as SignatureBytes,
        }),
      })
    })
  } catch (error) {
    throw toWalletError(error, { operation: 'signMessage', code: 'SIGN_MESSAGE_FAILED', signal })
  }
}
