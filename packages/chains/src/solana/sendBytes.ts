import type { Base64EncodedWireTransaction } from '@solana/kit'
import { base58, base64 } from '@scure/base'
import { createError } from '../errors/catalogue.ts'
import { read } from '../errors/FoyerError.ts'
import type { OperationContext } from '../operations.ts'
import { askWallet } from './askWallet.ts'
import { chainNameOf } from './chainNameOf.ts'
import { createRpc, type RpcOptions } from './createRpc.ts'
import { findAccount } from './findAccount.ts'
import { parseBytes, SIGNATURE_BYTES } from './parseBytes.ts'
import { sendOptions } from './sendOptions.ts'
import { signTransactionBytes } from './signTransactionBytes.ts'
import { walletOf } from './walletOf.ts'

export type SendBytesParameters = {
  readonly address: string
  readonly transaction: Uint8Array
  readonly options: RpcOptions
}

/**
 * Has a wire transaction signed, and sends it through the app's own nodes; a wallet that only sends itself sends it.
 * Resolves with its signature.
 */
export async function sendBytes(
  context: OperationContext,
  { address, transaction, options }: SendBytesParameters,
): Promise<string> {
  const { network, provider, signal } = context
  if (read(walletOf(provider).features, 'solana:signTransaction') === undefined) {
    const account = findAccount(provider, address)
    const inputs = [{ account, transaction, chain: chainNameOf(network) }]
    const feature = 'solana:signAndSendTransaction'
    const answer = await askWallet(provider, { feature, inputs, account, signal })
    const signature = parseBytes(Array.isArray(answer) ? answer[0] : undefined, 'signature', SIGNATURE_BYTES)
    if (!signature) throw createError('SEND_TRANSACTION_FAILED')
    return base58.encode(signature)
  }
  const [signed] = await signTransactionBytes(context, address, [transaction])
  // Who gave up while the wallet was open does not want it sent.
  signal?.throwIfAborted()
  const wire = base64.encode(signed as Uint8Array) as Base64EncodedWireTransaction
  return createRpc(network, options)
    .sendTransaction(wire, { encoding: 'base64', preflightCommitment: 'confirmed' })
    .send(sendOptions(signal))
}
