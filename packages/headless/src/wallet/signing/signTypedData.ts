import type { TypedData } from '@foyer/chains'
import type { Config, ForConfig } from '../../core/types.ts'
import { type SignerParameters, withSigner } from './withSigner.ts'

export type SignTypedDataParameters = SignerParameters & { readonly typedData: TypedData }

/**
 * Asks the wallet to sign structured data (EIP-712 on eip155). Calls with the same parameters, while one is under way,
 * are one request.
 *
 * Rejects with `UserRejectedError`, `SIGN_MESSAGE_FAILED`, `NO_ACTIVE_ADDRESS`, `CLIENT_NOT_FOUND`,
 * `ACCOUNT_CHANGED`, `NETWORK_CHANGED`, `OPERATION_NOT_SUPPORTED`, `REQUEST_REFUSED` or `LOAD_FAILED`.
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
export const signTypedData = <config extends Config>(
  config: config,
  { typedData, ...signer }: ForConfig<SignTypedDataParameters, config>,
): Promise<string> =>
  withSigner(
    config,
    'signTypedData',
    { ...signer, parameters: typedData },
    (operation, { address, ...context }) => operation(context, { address, typedData }),
  )
