import type { TypedData } from '@foyer/chains'
import type { Config, ForConfig } from '../../core/types.ts'
import { requestOperation, type SignerParameters } from '../requests/requestOperation.ts'

export type SignMessageParameters = SignerParameters & { readonly message: string }

/**
 * Requests a signature of a text. Encoded like the namespace does: `0x` hex on eip155.
 *
 * Rejects with `PARAMETER_MISSING` for a message that is no text, `UserRejectedError`, `SIGN_MESSAGE_FAILED`,
 * `NO_ACTIVE_ADDRESS`, `CLIENT_NOT_FOUND`, `ACCOUNT_CHANGED`, `NETWORK_CHANGED`, `OPERATION_NOT_SUPPORTED`,
 * `REQUEST_REFUSED` or `LOAD_FAILED`.
 *
 * @example
 * ```ts
 * import { signMessage } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const signature = await signMessage(config, { message: 'Hello' })
 * ```
 */
export function signMessage<config extends Config>(
  config: config,
  parameters: ForConfig<SignMessageParameters, config>,
): Promise<string> {
  const { message, ...signer } = Object(parameters) as typeof parameters
  return requestOperation(config, 'signMessage', { message }, signer)
}

export type SignTypedDataParameters = SignerParameters & { readonly typedData: TypedData }

/**
 * Asks the wallet to sign structured data (EIP-712 on eip155). Calls with the same parameters, while one is under way,
 * are one request.
 *
 * Rejects with `TYPED_DATA_INVALID`, before the wallet is asked, for a `primaryType` or another type that is not in
 * `types`, a missing value, or a list that is none. Also rejects with `PARAMETER_MISSING`, `UserRejectedError`,
 * `SIGN_TYPED_DATA_FAILED`, `NO_ACTIVE_ADDRESS`, `CLIENT_NOT_FOUND`, `ACCOUNT_CHANGED`, `NETWORK_CHANGED`,
 * `OPERATION_NOT_SUPPORTED`, `REQUEST_REFUSED` or `LOAD_FAILED`.
 *
 * @example
 * ```ts
 * import { signTypedData } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const signature = await signTypedData(config, {
 *   typedData: {
 *     domain: { name: 'Orchard', chainId: 1 },
 *     types: { Order: [{ name: 'item', type: 'string' }] },
 *     primaryType: 'Order',
 *     message: { item: 'apple' },
 *   },
 * })
 * ```
 */
export function signTypedData<config extends Config>(
  config: config,
  parameters: ForConfig<SignTypedDataParameters, config>,
): Promise<string> {
  const { typedData, ...signer } = Object(parameters) as typeof parameters
  return requestOperation(config, 'signTypedData', { typedData }, signer)
}

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
export function signTransaction<config extends Config>(
  config: config,
  parameters: ForConfig<SignTransactionParameters, config>,
): Promise<string> {
  const { transaction, ...signer } = Object(parameters) as typeof parameters
  return requestOperation(config, 'signTransaction', { transaction }, signer)
}
