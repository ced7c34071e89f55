import type { CallsStatus, ChainNamespace, FoyerError } from '@foyer/chains'
import { accountAtom } from '../accountState.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { runFamilyOperation } from './runFamilyOperation.ts'

export type GetCallsStatusParameters = {
  /** What `sendCalls` resolved with. */
  readonly id: string
  /** @default the family in use */
  readonly namespace?: ChainNamespace | undefined
}
export type GetCallsStatusErrorType = FoyerError<
  'CALLS_STATUS_FAILED' | 'NETWORK_NOT_CONFIGURED' | 'OPERATION_NOT_SUPPORTED' | 'LOAD_FAILED'
>

/**
 * How far calls are that the connected wallet was asked to send.
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
