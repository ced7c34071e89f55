import { callMethod } from '../../callMethod.ts'
import { isRejection } from '../../errors/toFoyerError.ts'
import { createError as createChainsError } from '../../errors/catalogue.ts'
import { read } from '../../errors/FoyerError.ts'
import { UserRejectedError } from '../../errors/UserRejectedError.ts'

/** How this protocol says no, where the rest of the world says 4001. */
const USER_REJECTION = -32_000
/** The wallet has not let the page in. Elsewhere this code means that it is busy. */
const ACCESS_DENIED = -32_002

/**
 * Asks a wallet that speaks sats-connect's protocol. An error in its answer is thrown; some wallets throw their whole
 * answer instead.
 */
export async function requestSatsConnect(
  wallet: unknown,
  method: string,
  params?: unknown,
): Promise<unknown> {
  const answer = await callMethod(wallet, 'request', method, params).catch((thrown: unknown) => {
    if (read(thrown, 'error') === undefined) throw thrown
    return thrown
  })
  const error = read(answer, 'error')
  if (error === undefined || error === null) return read(answer, 'result')
  const code = read(error, 'code')
  if (code === USER_REJECTION) throw new UserRejectedError({ prefix: `bip122:${method}`, cause: error })
  if (code === ACCESS_DENIED && !isRejection(error))
    throw createChainsError('NOT_CONNECTED', { namespace: 'bip122' }, { cause: error })
  throw error
}
