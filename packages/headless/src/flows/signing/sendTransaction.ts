import type { OperationParameters } from '@foyer/chains'
import { parseValue } from '@foyer/chains/units'
import { reportProblem } from '../../core/problems/problems.ts'
import type { Config, ForConfig } from '../../core/types.ts'
import { requestOperation, type SignerParameters } from '../requests/requestOperation.ts'

export type SendTransactionParameters = SignerParameters &
  Omit<OperationParameters<'sendTransaction'>, 'address' | 'value'> & {
    /** Base units: a bigint, a decimal text or a `0x` quantity. Anything else is sent as 0, with a developer alert. */
    readonly value?: bigint | string | undefined
  }

/**
 * Asks the wallet to send a transaction and resolves with its hash, as soon as the wallet has sent it. Amounts are in
 * base units (wei). Type and fees are left to the wallet. A second call with the same parameters, while the first is
 * under way, has the result of the first: a double click sends once.
 *
 * Rejects with `PARAMETER_MISSING` without `to`, `UserRejectedError`, `SEND_TRANSACTION_FAILED`, `SEND_UNCLEAR`,
 * `NO_ACTIVE_ADDRESS`, `CLIENT_NOT_FOUND`, `ACCOUNT_CHANGED`, `NETWORK_CHANGED`, `OPERATION_NOT_SUPPORTED`,
 * `REQUEST_REFUSED` or `LOAD_FAILED`.
 *
 * @example
 * ```ts
 * import { sendTransaction } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const hash = await sendTransaction(config, { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: 10n ** 16n })
 * ```
 */
export function sendTransaction<config extends Config>(
  config: config,
  parameters: ForConfig<SendTransactionParameters, config>,
): Promise<string> {
  const { account, caipNetworkId, signal, value: given, ...rest } = Object(parameters) as typeof parameters
  const value = given === undefined ? undefined : parseValue(given)
  if (given !== undefined && value === undefined) reportProblem(config, 'VALUE_INVALID', { value: given })
  return requestOperation(config, 'sendTransaction', { ...rest, value }, { account, caipNetworkId, signal })
}
