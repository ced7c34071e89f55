import { base58, base64 } from '@scure/base'
import {
  type Base64EncodedWireTransaction,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
} from '@solana/kit'
import { createError } from '../errors/catalogue.ts'
import { read } from '../errors/foreign.ts'
import { awaitSend } from '../errors/sendUnclear.ts'
import type { OperationContext } from '../operations.ts'
import { chainNameOf } from './clusters.ts'
import { createRpc, type RpcOptions, type SentTransactions, sendOptions } from './createRpc.ts'
import type { TransactionLifetime } from './prepareTransaction.ts'
import {
  askWallet,
  findAccount,
  parseBytes,
  SIGNATURE_BYTES,
  signTransactionBytes,
  walletOf,
} from './wallet.ts'

const prefix = 'solana:sendTransaction'

export type SendOptions = RpcOptions & {
  /** Highest priority fee of a transaction, in lamports. */
  readonly priorityFeeCeiling: bigint
  readonly sent: SentTransactions
}

export type SendBytesParameters = {
  readonly address: string
  readonly transaction: Uint8Array
  /** Absent for transactions of the host. */
  readonly lifetime?: TransactionLifetime | undefined
  readonly options: SendOptions
}

/**
 * Signs a wire transaction and sends it through the network's nodes, or through a wallet that only supports sending.
 * Resolves with its signature, which is known before sending: if no node acknowledges the transaction, it counts as
 * sent, and `waitForTransaction` determines the outcome.
 */
export async function sendBytes(
  context: OperationContext,
  { address, transaction, lifetime, options }: SendBytesParameters,
): Promise<string> {
  const { network, provider, signal } = context
  if (read(walletOf(provider).features, 'solana:signTransaction') === undefined) {
    const account = findAccount(provider, address)
    const inputs = [{ account, transaction, chain: chainNameOf(network) }]
    const feature = 'solana:signAndSendTransaction'
    const answer = await awaitSend(askWallet(provider, { feature, inputs, account, signal }), {
      prefix,
      signal,
    })
    const signature = parseBytes(Array.isArray(answer) ? answer[0] : undefined, 'signature', SIGNATURE_BYTES)
    if (!signature) throw createError('SEND_UNCLEAR', undefined, { prefix })
    return base58.encode(signature)
  }
  const [signed] = await signTransactionBytes(context, address, [transaction])
  // Not sent if aborted during the signing.
  signal?.throwIfAborted()
  const known = readSigned(signed as Uint8Array)
  const wire = base64.encode(signed as Uint8Array) as Base64EncodedWireTransaction
  let isUnclear = false
  const onSilence = (): void => void (isUnclear = true)
  try {
    const reported = await createRpc(network, { ...options, onSilence })
      .sendTransaction(wire, { encoding: 'base64', preflightCommitment: 'confirmed' })
      .send(sendOptions(signal))
    // Not the signature of the node, which may be of another transaction.
    return known?.signature ?? reported
  } catch (cause) {
    // One node may have accepted the transaction although another rejected it.
    if (signal?.aborted || !isUnclear) throw cause
    if (!known) throw createError('SEND_UNCLEAR', undefined, { prefix, cause })
    // The wallet may have replaced the blockhash.
    if (lifetime && known.blockhash === lifetime.blockhash)
      options.sent.set(known.signature, lifetime.lastValidBlockHeight)
    return known.signature
  }
}

type SignedTransaction = { readonly signature: string; readonly blockhash: string }

/** Signature and blockhash of a signed transaction; `undefined` for invalid bytes. */
function readSigned(wire: Uint8Array): SignedTransaction | undefined {
  try {
    const { signatures, messageBytes } = getTransactionDecoder().decode(wire)
    const [signature] = Object.values(signatures)
    const { lifetimeToken } = getCompiledTransactionMessageDecoder().decode(messageBytes)
    return signature ? { signature: base58.encode(signature), blockhash: lifetimeToken } : undefined
  } catch {
    return undefined
  }
}
