import type { UseQueryResult } from '@tanstack/react-query'
import type { ConfigParameter } from '../core/types.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useConfig } from './useConfig.ts'
import { sendFeeQueryOptions } from '../flows/send/queries.ts'
import type { SendFee, SendReview } from '../flows/send/types.ts'

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
