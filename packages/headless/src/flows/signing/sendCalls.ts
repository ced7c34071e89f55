import { isFoyerError, load, type OperationParameters, type SentCalls } from '@foyer/chains'
import { createError } from '../../core/errors/errors.ts'
import type { Config, ForConfig } from '../../core/types.ts'
import { getAccount } from '../../wallet/state.ts'
import { requestOperation, type SignerParameters } from '../requests/requestOperation.ts'
import { isSentOneByOne, parseSequentialId } from './sequentialRules.ts'

export type SendCallsParameters = SignerParameters &
  Omit<OperationParameters<'sendCalls'>, 'address'> & {
    /**
     * Sends the calls one by one, with a prompt each, if the wallet takes no batch. Not with `isAtomicRequired`.
     *
     * @default false
     */
    readonly isFallbackAllowed?: boolean | undefined
    /** Called as calls are sent one by one. */
    readonly onProgress?: ((progress: CallsProgress) => void) | undefined
  }

/** Progress of calls that are sent one by one. */
export type CallsProgress = {
  /** Index of the call, from 0. */
  readonly index: number
  readonly total: number
  /** `asked`: the wallet shows it. `sent`: it has a hash. `confirmed`: it is included, and the next one follows. */
  readonly status: 'asked' | 'sent' | 'confirmed'
  readonly hash?: string | undefined
}

/**
 * Requests several calls as one batch (EIP-5792) and resolves with the id for `getCallsStatus`. Amounts are base units
 * (wei). `getCapabilities` has the wallet's support: `atomic.status` is `ready` where the wallet asks the visitor to
 * upgrade the account first (EIP-7702). A call without `to` deploys a contract.
 *
 * With `isFallbackAllowed`, calls that the wallet refuses as a batch are sent one by one, each after the confirmation
 * of the previous one. If this stops in between, it rejects with `CALLS_INTERRUPTED`: its context has the hashes so
 * far.
 *
 * Two calls with the same parameters, while one is under way, are one request.
 *
 * Rejects with `PARAMETER_MISSING` without calls, `UserRejectedError`, `SEND_CALLS_FAILED`, `SEND_UNCLEAR`,
 * `ATOMICITY_NOT_SUPPORTED`, `CALLS_NOT_SUPPORTED`, `CALLS_TOO_LARGE`, `CAPABILITY_NOT_SUPPORTED`,
 * `CHAIN_NOT_SUPPORTED`, `NO_ACTIVE_ADDRESS`, `CLIENT_NOT_FOUND`, `ACCOUNT_CHANGED`, `NETWORK_CHANGED`,
 * `OPERATION_NOT_SUPPORTED`, `REQUEST_REFUSED` or `LOAD_FAILED`.
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
export function sendCalls<config extends Config>(
  config: config,
  parameters: ForConfig<SendCallsParameters, config>,
): Promise<SentCalls> {
  const {
    // Calls that are sent one by one have the same account.
    account = getAccount(config).caipAddress,
    caipNetworkId,
    signal,
    isFallbackAllowed = false,
    onProgress: _,
    ...batch
  } = Object(parameters) as typeof parameters
  const sendSingly = (error: unknown, own: AbortSignal): Promise<SentCalls> | undefined => {
    const { calls, isAtomicRequired = false } = batch
    const code = isFoyerError(error) ? error.code : undefined
    return isSentOneByOne({ code, isAtomicRequired, calls })
      ? load(() => import('./sendOneByOne.ts')).then(({ sendOneByOne }) =>
          sendOneByOne(config, { ...parameters, account, signal: own }),
        )
      : undefined
  }
  return requestOperation(config, 'sendCalls', batch, {
    account,
    caipNetworkId,
    signal,
    instead: isFallbackAllowed ? sendSingly : undefined,
    checkAnswer({ id }) {
      // The status of an id of this form is read from its hashes, which the wallet could choose.
      if (parseSequentialId(id)) throw createError('SEND_UNCLEAR')
    },
  })
}
