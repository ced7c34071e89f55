import { type OperationParameters, parseCaipAddress } from '@foyer/chains'
import { createError } from '../../core/errors/errors.ts'
import { requireParameters } from '../../core/tasks.ts'
import type { Config, ForConfig } from '../../core/types.ts'
import { readChain } from '../../wallet/readChain.ts'
import { getAccount } from '../../wallet/state.ts'
import type { SignerParameters } from '../requests/requestOperation.ts'

export type EstimateGasParameters = SignerParameters & Omit<OperationParameters<'estimateGas'>, 'address'>

/**
 * Gas of a transaction in the namespace's unit (gas units on eip155). Asks the chain, not the wallet.
 *
 * Rejects with `ESTIMATE_GAS_FAILED`, `NO_ACTIVE_ADDRESS`, `NETWORK_NOT_CONFIGURED`, `OPERATION_NOT_SUPPORTED` or
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
export async function estimateGas<config extends Config>(
  config: config,
  given: ForConfig<EstimateGasParameters, config>,
): Promise<bigint> {
  const { account, caipNetworkId, signal, ...transaction } = requireParameters(
    config,
    'estimateGas',
    given,
    'to',
  )
  const caipAddress = account ?? getAccount(config).caipAddress
  if (caipAddress === undefined) throw createError('NO_ACTIVE_ADDRESS')
  const { address, caipNetworkId: own } = parseCaipAddress(caipAddress)
  const parameters = { ...transaction, address }
  return readChain(config, 'estimateGas', { caipNetworkId: caipNetworkId ?? own, parameters, signal })
}
