import type { FoyerError, OperationParameters, SentCalls, UserRejectedError } from '@foyer/chains'
import type { Config, ForConfig } from '../../core/types.ts'
import { type SignerParameters, withSigner } from './withSigner.ts'

export type SendCallsParameters = SignerParameters & Omit<OperationParameters<'sendCalls'>, 'address'>
export type SendCallsErrorType =
  | UserRejectedError
  | FoyerError<
      | 'SEND_CALLS_FAILED'
      | 'SEND_UNCLEAR'
      | 'ATOMICITY_NOT_SUPPORTED'
      | 'CALLS_TOO_LARGE'
      | 'CAPABILITY_NOT_SUPPORTED'
      | 'CHAIN_NOT_SUPPORTED'
      | 'NO_ACTIVE_ADDRESS'
      | 'CLIENT_NOT_FOUND'
      | 'ACCOUNT_CHANGED'
      | 'NETWORK_CHANGED'
      | 'OPERATION_NOT_SUPPORTED'
      | 'LOAD_FAILED'
    >

/**
 * Requests several calls as one batch (EIP-5792) and resolves with the id for `getCallsStatus`. Amounts are base units
 * (wei). `getCapabilities` has the wallet's support.
 *
 * @example
 * ```ts
 * import { sendCalls } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
 * const { id } = await sendCalls(config, { calls: [{ to, value: 1n }, { to, data: '0xd0e30db0' }] })
 * ```
 */
export const sendCalls = <config extends Config>(
  config: config,
  { account, caipNetworkId, signal, ...batch }: ForConfig<SendCallsParameters, config>,
): Promise<SentCalls> =>
  withSigner(config, 'sendCalls', { account, caipNetworkId, signal }, (operation, { address, ...context }) =>
    operation(context, { ...batch, address }),
  )
