import {
  type CaipAddress,
  isFoyerError,
  type OperationParameters,
  parseCaipAddress,
  type SimulatedTransaction,
} from '@foyer/chains'
import { createError } from '../core/errors/errors.ts'
import { internalsOf } from '../core/internals.ts'
import { requireParameters } from '../core/tasks.ts'
import type { Config } from '../core/types.ts'
import { readChain, type ReadChainParameters } from './readChain.ts'
import { accountAtom } from './state.ts'

export type SimulateTransactionParameters = Omit<OperationParameters<'simulateTransaction'>, 'address'> &
  Pick<ReadChainParameters<'simulateTransaction'>, 'signal'> & {
    /** CAIP-10. @default the current account */
    readonly account?: CaipAddress | undefined
    /** @default the network of the account */
    readonly caipNetworkId?: ReadChainParameters<'simulateTransaction'>['caipNetworkId'] | undefined
  }

/**
 * Simulates a transaction on nodes of the network, and resolves with the balance changes of its account. No wallet is
 * asked. Resolves with `unknown` if no node can simulate it, or the namespace has no simulation. Rejects with
 * `NO_ACTIVE_ADDRESS` without an account, and with the signal's reason when aborted.
 *
 * @example
 * ```ts
 * import { simulateTransaction } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
 * const { status, changes = [] } = await simulateTransaction(config, { to, value: 10n ** 17n })
 * for (const { token = 'native currency', change } of changes) console.log(status, token, change)
 * ```
 */
export async function simulateTransaction(
  config: Config,
  given: SimulateTransactionParameters,
): Promise<SimulatedTransaction> {
  const parameters = requireParameters(config, 'simulateTransaction', given, 'to')
  const { account, caipNetworkId, signal, ...transaction } = parameters
  const caipAddress = account ?? internalsOf(config).store.get(accountAtom).caipAddress
  if (caipAddress === undefined) throw createError('NO_ACTIVE_ADDRESS')
  const { address, caipNetworkId: own } = parseCaipAddress(caipAddress)
  return readChain(config, 'simulateTransaction', {
    caipNetworkId: caipNetworkId ?? own,
    parameters: { ...transaction, address },
    signal,
  }).catch((error: unknown): SimulatedTransaction => {
    signal?.throwIfAborted()
    if (isFoyerError(error, 'OPERATION_NOT_SUPPORTED') || isFoyerError(error, 'LOAD_FAILED'))
      return { status: 'unknown' }
    throw error
  })
}
