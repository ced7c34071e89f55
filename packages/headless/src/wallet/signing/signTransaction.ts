import type { Config, ForConfig } from '../../core/types.ts'
import { type SignerParameters, withSigner } from './withSigner.ts'

export type SignTransactionParameters = SignerParameters & {
  /** Serialization of the namespace, in base64. */
  readonly transaction: string
}

/**
 * Requests a signature of a transaction of the host, without sending it. Resolves with the signed one, in base64.
 * Rejects with `OPERATION_NOT_SUPPORTED` if the namespace does not support it: check `useOperation(namespace,
 * 'signTransaction')` first.
 *
 * Also rejects with `UserRejectedError`, `SIGN_TRANSACTION_FAILED`, `NO_ACTIVE_ADDRESS`, `CLIENT_NOT_FOUND`,
 * `ACCOUNT_CHANGED`, `NETWORK_CHANGED`, `REQUEST_REFUSED` or `LOAD_FAILED`.
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
  withSigner(
    config,
    'signTransaction',
    { ...signer, parameters: transaction },
    (operation, { address, ...context }) => operation(context, { address, transaction }),
  )
