import { messageOf } from '../errors/FoyerError.ts'
import { UserRejectedError } from '../errors/UserRejectedError.ts'
import { type WalletErrorOrigin, walletErrors } from '../errors/walletErrors.ts'

/** What the extensions of this family say when their owner declines: one word, and no code. */
const DECLINED = /^(?:cancell?ed|rejected(?: by user)?|user reject request)\.?$/i

const toKnownError = /* @__PURE__ */ walletErrors('polkadot')

export function toWalletError(error: unknown, origin: WalletErrorOrigin): unknown {
  const isDeclined = !origin.signal?.aborted && DECLINED.test(messageOf(error) ?? '')
  if (!isDeclined) return toKnownError(error, origin)
  return new UserRejectedError({ prefix: `polkadot:${origin.operation}`, cause: error })
}
