import type { OperationContext } from '../operations.ts'
import { createError } from '../errors/catalogue.ts'
import { askWallet } from './askWallet.ts'
import { chainNameOf } from './clusters.ts'
import { findAccount } from './findAccount.ts'
import { parseBytes } from './parseBytes.ts'

/** Asks the wallet once to sign all of these. What comes back may have been changed by the wallet, and is signed as it is. */
export async function signTransactionBytes(
  { network, provider, signal }: OperationContext,
  address: string,
  transactions: readonly Uint8Array[],
): Promise<readonly Uint8Array[]> {
  const account = findAccount(provider, address)
  const chain = chainNameOf(network)
  const inputs = transactions.map((transaction) => ({ account, transaction, chain }))
  const answer = await askWallet(provider, { feature: 'solana:signTransaction', inputs, account, signal })
  const outputs: readonly unknown[] = Array.isArray(answer) ? answer : []
  return transactions.map((_, index) => {
    const signed = parseBytes(outputs[index], 'signedTransaction')
    if (!signed) throw createError('SIGN_TRANSACTION_FAILED', undefined, { prefix: 'solana:signTransaction' })
    return signed
  })
}
