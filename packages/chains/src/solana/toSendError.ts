import { createError } from '../errors/catalogue.ts'
import { read } from '../errors/foreign.ts'
import { causesOf, type FoyerError, isFoyerError, messageOf } from '../errors/FoyerError.ts'
import type { WalletErrorOrigin } from '../errors/walletErrors.ts'
import { createSolanaError, toWalletError } from './errors.ts'
import type { PreparedTransaction } from './prepareTransaction.ts'
import { failureReason, findShortage } from './rules.ts'

/** Error of a transfer whose simulation has failed: missing funds, or the refusal of a token. */
export function toSimulationError(
  { err, logs }: NonNullable<PreparedTransaction['failure']>,
  { operation, token }: { readonly operation: string; readonly token: string | undefined },
): FoyerError {
  const details = [JSON.stringify(err, toJson), ...logs]
  const rest = { prefix: `solana:${operation}`, details: details.join('\n') }
  const shortage = findShortage(details)
  if (shortage) return createSolanaError(shortage, undefined, rest)
  return token === undefined
    ? createError('SEND_TRANSACTION_FAILED', undefined, rest)
    : createSolanaError('TOKEN_TRANSFER_REFUSED', { reason: failureReason(logs) }, rest)
}

const toJson = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}` : value)

/** Error of a wallet, node or simulation, with its own code for missing funds. */
export function toSendError(error: unknown, origin: WalletErrorOrigin): unknown {
  if (origin.signal?.aborted || isFoyerError(error)) return toWalletError(error, origin)
  const shortage = findShortage(textsOf(error))
  if (!shortage) return toWalletError(error, origin)
  return createSolanaError(shortage, undefined, { prefix: `solana:${origin.operation}`, cause: error })
}

/** Every text in an error and its causes: messages, and the logs of the programs. */
function textsOf(error: unknown): string[] {
  return [...causesOf(error)].flatMap((cause) => {
    const logs = read(read(cause, 'context'), 'logs')
    return [cause, ...(Array.isArray(logs) ? (logs as readonly unknown[]) : [])].map(
      (each) => messageOf(each) ?? '',
    )
  })
}
