import type { OperationName, OperationResult } from '@foyer/chains'
import { createError } from '../../core/errors/errors.ts'
import type { Config } from '../../core/types.ts'
import { readChain, type ReadChainParameters } from '../readChain.ts'
import { namespaceOf } from '../rules.ts'

/** Runs a reading operation with the connected wallet. Rejects with `NO_ACTIVE_ADDRESS` without a wallet. */
export async function readWallet<name extends OperationName>(
  config: Config,
  name: name,
  parameters: Omit<ReadChainParameters<name>, 'provider'>,
): Promise<OperationResult<name>> {
  const signer = config.getSigner(namespaceOf(parameters.caipNetworkId))
  if (!signer) throw createError('NO_ACTIVE_ADDRESS')
  return readChain(config, name, { ...parameters, provider: signer.provider })
}
