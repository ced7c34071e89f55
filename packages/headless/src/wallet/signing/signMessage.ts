import type { Config, ForConfig } from '../../core/types.ts'
import { type SignerParameters, withSigner } from './withSigner.ts'

export type SignMessageParameters = SignerParameters & { readonly message: string }

/**
 * Requests a signature of a text. Encoded like the namespace does: `0x` hex on eip155.
 *
 * Rejects with `UserRejectedError`, `SIGN_MESSAGE_FAILED`, `NO_ACTIVE_ADDRESS`, `CLIENT_NOT_FOUND`,
 * `ACCOUNT_CHANGED`, `NETWORK_CHANGED`, `OPERATION_NOT_SUPPORTED`, `REQUEST_REFUSED` or `LOAD_FAILED`.
 *
 * @example
 * ```ts
 * import { signMessage } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const signature = await signMessage(config, { message: 'Hello' })
 * ```
 */
export const signMessage = <config extends Config>(
  config: config,
  { message, ...signer }: ForConfig<SignMessageParameters, config>,
): Promise<string> =>
  withSigner(
    config,
    'signMessage',
    { ...signer, parameters: message },
    (operation, { address, ...context }) => operation(context, { address, message }),
  )
