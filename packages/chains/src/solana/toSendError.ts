import { causesOf, isFoyerError, messageOf, read } from '../errors/FoyerError.ts'
import type { WalletErrorOrigin } from '../errors/walletErrors.ts'
import { createSolanaError } from './errors.ts'
import { findShortage } from './rules.ts'
import { toWalletError } from './toWalletError.ts'

/** What a wallet, a node or a simulation threw; what the account lacks is said in so many words. */
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
