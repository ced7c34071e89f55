import * as v from 'valibot'
import { pause } from '../../async/deadline.ts'
import { isFoyerError } from '../../errors/FoyerError.ts'
import type { Hex } from '../../types.ts'
import type { SafeChannel } from './createSafeChannel.ts'
import { createError } from './errors.ts'
import { safeCallsCode } from './rules.ts'
import {
  proposedSchema,
  type SafeTransaction,
  safeTransactionSchema,
  signatureSchema,
  signedSchema,
} from './schemas.ts'

/** Time limit of read requests. */
export const READ_MS = 15_000
/** Time limit of requests that owners confirm; then they reject with `SAFE_UNCONFIRMED`. */
const OWNERS_MS = 600_000
const POLL_MS = 2_000

/** Proposes transactions as one to the owners. Resolves with the hash of the proposal. */
export async function propose(
  channel: SafeChannel,
  transactions: readonly unknown[],
  safeTxGas?: number,
): Promise<Hex> {
  const params = { txs: transactions, ...(safeTxGas && { params: { safeTxGas } }) }
  const { success, output } = v.safeParse(
    proposedSchema,
    await channel.ask('sendTransactions', params, OWNERS_MS),
  )
  // The transaction may have been proposed.
  if (!success) throw createError('SAFE_SILENT', { method: 'sendTransactions' })
  return output.safeTxHash
}

/** A proposed transaction, as the Safe reports it. */
export async function readTransaction(channel: SafeChannel, safeTxHash: unknown): Promise<SafeTransaction> {
  const method = 'getTxBySafeTxHash'
  const { success, output } = v.safeParse(
    safeTransactionSchema,
    await channel.ask(method, { safeTxHash }, READ_MS),
  )
  if (!success) throw createError('SAFE_SILENT', { method })
  return output
}

/** Transaction hash, once enough owners have confirmed. */
export const whenExecuted = (channel: SafeChannel, safeTxHash: Hex): Promise<Hex> =>
  untilKnown(async () => {
    const transaction = await readTransaction(channel, safeTxHash)
    if (transaction.txHash) return transaction.txHash
    if (safeCallsCode(transaction) >= 400) throw createError('SAFE_NOT_EXECUTED')
    return undefined
  })

/** Signature of a message by the owners; `0x` if they approve the message on the chain. */
export async function sign(
  channel: SafeChannel,
  method: 'signMessage' | 'signTypedMessage',
  params: unknown,
): Promise<Hex> {
  await channel
    .ask('rpcCall', { call: 'safe_setSettings', params: [{ offChainSigning: true }] }, READ_MS)
    // Older Safes without this setting keep their default.
    .catch(() => undefined)
  const signed = v.parse(signedSchema, await channel.ask(method, params, OWNERS_MS))
  if ('safeTxHash' in signed) {
    await whenExecuted(channel, signed.safeTxHash)
    // The message is approved on the chain: its ERC-1271 signature is empty.
    return '0x'
  }
  const { messageHash, signature } = signed
  return (
    signature ??
    untilKnown(async () =>
      v.parse(signatureSchema, await channel.ask('getOffChainSignature', messageHash, READ_MS)),
    )
  )
}

/** Polls until there is a value. Ignores failed polls: the Safe may not have indexed its proposal yet. */
async function untilKnown<value>(ask: () => Promise<value | undefined>): Promise<value> {
  const end = performance.now() + OWNERS_MS
  for (;;) {
    /* oxlint-disable no-await-in-loop -- one question after the other */
    const known = await ask().catch((error: unknown) => {
      if (isFoyerError(error, 'SAFE_NOT_EXECUTED')) throw error
      return undefined
    })
    if (known !== undefined) return known
    if (performance.now() >= end) throw createError('SAFE_UNCONFIRMED')
    await pause(POLL_MS)
    /* oxlint-enable no-await-in-loop */
  }
}
