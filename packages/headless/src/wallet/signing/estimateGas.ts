import type { OperationParameters } from '@foyer/chains'
import type { Config, ForConfig } from '../../core/types.ts'
import { type SignerParameters, withSigner } from './withSigner.ts'

export type EstimateGasParameters = SignerParameters & Omit<OperationParameters<'estimateGas'>, 'address'>

/**
 * Gas of a transaction in the namespace's unit (gas units on eip155). Asks the chain, not the wallet.
 *
 * Rejects with `ESTIMATE_GAS_FAILED`, `NO_ACTIVE_ADDRESS`, `CLIENT_NOT_FOUND`, `OPERATION_NOT_SUPPORTED` or
 * `LOAD_FAILED`.
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
