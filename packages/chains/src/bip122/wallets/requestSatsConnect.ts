import { callMethod } from '../../callMethod.ts'
import { createError as createChainsError } from '../../errors/catalogue.ts'
import { read } from '../../errors/foreign.ts'
import { isRejection, toErrorCode } from '../../errors/toFoyerError.ts'
import { UserRejectedError } from '../../errors/UserRejectedError.ts'

/** User rejection in sats-connect; 4001 in EIP-1193. */
const USER_REJECTION = -32_000
/** The page has no permission; in EIP-1474 the code of a pending request. */
const ACCESS_DENIED = -32_002

/**
 * Sends a request of the sats-connect protocol and throws the error of its response. Some wallets throw the whole
 * response instead.
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
  const code = toErrorCode(read(error, 'code'))
  if (code === USER_REJECTION) throw new UserRejectedError({ prefix: `bip122:${method}`, cause: error })
  if (code === ACCESS_DENIED && !isRejection(error))
    throw createChainsError('NOT_CONNECTED', { namespace: 'bip122' }, { cause: error })
  throw error
}
