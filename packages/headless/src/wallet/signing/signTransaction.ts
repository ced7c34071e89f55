import type { FoyerError, UserRejectedError } from '@foyer/chains'
import type { Config, ForConfig } from '../../core/types.ts'
import { type SignerParameters, withSigner } from './withSigner.ts'

export type SignTransactionParameters = SignerParameters & {
  /** Serialized as the family does, in base64. */
  readonly transaction: string
}
export type SignTransactionErrorType =
  | UserRejectedError
  | FoyerError<
      | 'SIGN_TRANSACTION_FAILED'
      | 'NO_ACTIVE_ADDRESS'
      | 'CLIENT_NOT_FOUND'
      | 'ACCOUNT_CHANGED'
      | 'NETWORK_CHANGED'
      | 'OPERATION_NOT_SUPPORTED'
      | 'LOAD_FAILED'
    >

/**
 * Asks the wallet to sign a transaction of the host's own making, and does not send it. Resolves it signed, in base64.
 * Families that cannot reject with `OPERATION_NOT_SUPPORTED`: ask `useOperation(namespace, 'signTransaction')` first.
 *
 * @example
 * ```ts
 * import { signTransaction } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * declare const transaction: string
 * const signed = await signTransaction(config, { transaction })
 * ```
 */
export const signTransaction = <config extends Config>(
  config: config,
  { transaction, ...signer }: ForConfig<SignTransactionParameters, config>,
): Promise<string> =>
  withSigner(config, 'signTransaction', signer, (operation, { address, ...context }) =>
    operation(context, { address, transaction }),
  )
