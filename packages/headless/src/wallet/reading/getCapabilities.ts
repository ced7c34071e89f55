import type { Capabilities, CaipNetworkId } from '@foyer/chains'
import { requireParameters } from '../../core/tasks.ts'
import type { Config, ForConfig } from '../../core/types.ts'
import { readWallet } from './readWallet.ts'

export type GetCapabilitiesParameters = {
  /** Account of the connected wallet. */
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  readonly signal?: AbortSignal | undefined
}

/**
 * Capabilities of the connected wallet for an account on a network (EIP-5792): atomic batches, paymasters and so on.
 * Empty for a wallet without the method.
 *
 * Rejects with `CAPABILITIES_FAILED`, `CAPABILITIES_UNREADABLE`, `NO_ACTIVE_ADDRESS`, `OPERATION_NOT_SUPPORTED` or
 * `LOAD_FAILED`.
 *
 * @example
 * ```ts
 * import { getCapabilities } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
 * const { atomic } = await getCapabilities(config, { address, caipNetworkId: 'eip155:1' })
 * ```
 */
export async function getCapabilities<config extends Config>(
  config: config,
  parameters: ForConfig<GetCapabilitiesParameters, config>,
): Promise<Capabilities> {
  const { address, ...network } = requireParameters(
    config,
    'getCapabilities',
    parameters,
    'address',
    'caipNetworkId',
  )
  return readWallet(config, 'getCapabilities', { ...network, parameters: { address } })
}
