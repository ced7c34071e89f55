import type { UseQueryResult } from '@tanstack/react-query'
import type { Config, ConfigParameter } from '../core/types.ts'
import type { TokenBalance } from '../data/tokens/types.ts'
import { loadFillSend } from '../flows/send/lazy.ts'
import { sendFeeQueryOptions } from '../flows/send/queries.ts'
import { resetSend, setSendAmount, setSendToken, enterReceiver } from '../flows/send/setSend.ts'
import { sendAtom } from '../flows/send/state.ts'
import type { SendForm, SendRequest, SendFee, SendReview } from '../flows/send/types.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useConfig } from './useConfig.ts'
import { useConfigObject } from './useConfigAtom.ts'

export type SendVerbs = {
  /** Selects the token, and clears the amount. */
  readonly setToken: (token: TokenBalance | undefined) => void
  /** Sets typed text; invalid amounts are ignored. */
  readonly setAmount: (typed: string) => void
  /** Sets typed text: an address or a name. */
  readonly setReceiver: (text: string) => void
  /** Sets the maximum, minus the fee for a native currency. */
  readonly setMax: () => Promise<void>
  /** Fills the form with the request of the app. */
  readonly fill: (request: Pick<SendRequest, 'amount' | 'assetAddress' | 'to'>) => Promise<void>
  /** Empties the form, and drops the review. */
  readonly reset: () => void
}

const makeVerbs = (config: Config): SendVerbs => ({
  setToken: (token) => setSendToken(config, token),
  setAmount: (typed) => setSendAmount(config, typed),
  setReceiver: (text) => enterReceiver(config, text),
  setMax: async () => (await loadFillSend()).setMaxSendAmount(config),
  fill: async (request) => (await loadFillSend()).fillSend(config, request),
  reset: () => resetSend(config),
})

/**
 * The send form for the account and network in use: the reason why it cannot be reviewed yet (`problem`), the `review`,
 * and the outcome of the last send. `usePrepareSend` makes the review, `useConfirmSend` asks the wallet for exactly
 * that transfer.
 *
 * @example
 * ```tsx
 * import { useConfirmSend, usePrepareSend, useSend, useTokenBalances } from '@foyer/headless'
 * export function Send() {
 *   const send = useSend()
 *   const { prepareSend } = usePrepareSend()
 *   const { confirmSend, isPending } = useConfirmSend()
 *   const { data } = useTokenBalances()
 *   if (send.review) {
 *     const { review } = send
 *     return (
 *       <button disabled={isPending} onClick={() => confirmSend({ review })}>
 *         Send {review.amount} {review.token.symbol} to {review.to}
 *       </button>
 *     )
 *   }
 *   return (
 *     <form onSubmit={(event) => (event.preventDefault(), prepareSend())}>
 *       <select onChange={({ target }) => send.setToken(data?.tokens[target.selectedIndex - 1])}>
 *         <option>Select a token</option>
 *         {data?.tokens.map(({ id, symbol }) => <option key={id}>{symbol}</option>)}
 *       </select>
 *       <input value={send.amount} onChange={({ target }) => send.setAmount(target.value)} />
 *       <input value={send.receiver.text} onChange={({ target }) => send.setReceiver(target.value)} />
 *       <button disabled={send.problem !== undefined}>Review</button>
 *     </form>
 *   )
 * }
 * ```
 */
export const useSend = (parameters: ConfigParameter = {}): SendForm & SendVerbs =>
  useConfigObject(useConfig(parameters), sendAtom, makeVerbs)

export type UseSendFeeParameters = ConfigParameter & {
  /** `review` of `useSend()`. */
  readonly review: SendReview | undefined
}

/**
 * Fee of a reviewed transfer, and whether the account can pay it.
 *
 * @example
 * ```tsx
 * import { useSend, useSendFee } from '@foyer/headless'
 * export function Fee() {
 *   const { review } = useSend()
 *   const { data } = useSendFee({ review })
 *   return <p>{data ? `${data.fee} ${data.symbol}` : '…'}</p>
 * }
 * ```
 */
export function useSendFee({ review, ...parameters }: UseSendFeeParameters): UseQueryResult<SendFee> {
  const config = useConfig(parameters)
  return useFoyerQuery(config, sendFeeQueryOptions(config, { review }))
}
