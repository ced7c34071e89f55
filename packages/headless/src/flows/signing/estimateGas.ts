import type { OperationParameters } from '@foyer/chains'
import type { Config, ForConfig } from '../../core/types.ts'
import { type SignerParameters, withSigner } from './sign.ts'

export type EstimateGasParameters = SignerParameters & Omit<OperationParameters<'estimateGas'>, 'address'>

/**
 * Gas of a transaction in the namespace's unit (gas units on eip155). Asks the chain, not the wallet.
 *
 * Rejects with `ESTIMATE_GAS_FAILED`, `NO_ACTIVE_ADDRESS`, `CLIENT_NOT_FOUND`, `OPERATION_NOT_SUPPORTED` or
 * `LOAD_FAILED`.
 *
 * @example
 * ```ts
 * import { estimateGas } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const gas = await estimateGas(config, { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: 10n ** 18n })
 * ```
 */
export const estimateGas = <config extends Config>(
  config: config,
  { account, caipNetworkId, signal, ...transaction }: ForConfig<EstimateGasParameters, config>,
): Promise<bigint> =>
  withSigner(
    config,
    'estimateGas',
    { account, caipNetworkId, signal, parameters: transaction },
    (operation, { address, ...context }) => operation(context, { ...transaction, address }),
  )
