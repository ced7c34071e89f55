import type { CaipNetworkId } from '@foyer/chains'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ConfigParameter } from '../../config/types.ts'
import { useNetwork } from '../../network/hooks/useNetwork.ts'
import { useFoyerQuery } from '../../react/foyerQuery.ts'
import { useConfig } from '../../react/useConfig.ts'
import { onrampQuoteQueryOptions } from '../queries.ts'
import type { OnrampQuote } from '../types.ts'
import { useOnramp } from './useOnramp.ts'

export type UseOnrampQuoteParameters = ConfigParameter & {
  /** Decimal text. @default what stands in the form, once nothing more was typed for 500 ms */
  readonly amount?: string | undefined
  /** @default the network in use */
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** @default true */
  readonly enabled?: boolean | undefined
}

/**
 * What an amount buys, with its fees; `null` where nobody sells. Where nobody can say, the amount comes back and
 * `isEstimate` is true: that is no price, and must not be shown as one. An answer for an amount that is not asked
 * any more is not shown.
 *
 * @example
 * ```tsx
 * import { useOnrampQuote } from '@foyer/headless'
 * export function Price({ amount }: { amount: string }) {
 *   const { data } = useOnrampQuote({ amount })
 *   if (!data) return null
 *   return data.isEstimate ? <p>No price right now</p> : <p>{data.purchaseAmount.amount}</p>
 * }
 * ```
 */
export function useOnrampQuote({
  enabled = true,
  ...parameters
}: UseOnrampQuoteParameters = {}): UseQueryResult<OnrampQuote | null> {
  const config = useConfig(parameters)
  const network = useNetwork({ config })
  const { purchaseCurrency, paymentCurrency, quotedAmount } = useOnramp({ config })
  const { amount = quotedAmount, caipNetworkId = network.caipNetworkId } = parameters
  const asked = { purchaseCurrency, paymentCurrency, amount, caipNetworkId }
  const options = onrampQuoteQueryOptions(config, asked)
  return useFoyerQuery(config, { ...options, enabled: options.enabled && enabled })
}
