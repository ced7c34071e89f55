import { read } from '../errors/foreign.ts'
import { causesOf, isFoyerError, messageOf } from '../errors/FoyerError.ts'
import type { WalletErrorOrigin } from '../errors/walletErrors.ts'
import { createSolanaError, toWalletError } from './errors.ts'
import { findShortage } from './rules.ts'

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
    return [messageOf(cause) ?? '', ...(Array.isArray(logs) ? logs.map(String) : [])]
  })
}
