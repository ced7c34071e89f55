import type { CallsStatus, ChainNamespace, FoyerError } from '@foyer/chains'
import { accountAtom } from '../accountState.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { runFamilyOperation } from './runFamilyOperation.ts'

export type GetCallsStatusParameters = {
  /** Id from `sendCalls`. */
  readonly id: string
  /** @default the current namespace */
  readonly namespace?: ChainNamespace | undefined
}
export type GetCallsStatusErrorType = FoyerError<
  | 'CALLS_STATUS_FAILED'
  | 'CALLS_UNKNOWN'
  | 'CHAIN_REQUIRED'
  | 'CLIENT_NOT_SET'
  | 'OPERATION_NOT_SUPPORTED'
  | 'LOAD_FAILED'
>

/**
 * Status of a batch of calls in the connected wallet.
 *
 * @example
 * ```ts
 * import { getCallsStatus } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { outcome, receipts } = await getCallsStatus(config, { id: '0x1234' })
 * ```
 */
export const getCallsStatus = (
  config: Config,
  { id, namespace = internalsOf(config).store.get(accountAtom).namespace }: GetCallsStatusParameters,
): Promise<CallsStatus> => runFamilyOperation(config, namespace, 'getCallsStatus', { id })
