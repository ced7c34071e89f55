import type { UseQueryResult } from '@tanstack/react-query'
import type { CaipNetworkIdOf, Config, ConfigParameter, RegisteredConfig } from '../core/types.ts'
import { useNetwork } from './useNetwork.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useConfig } from './useConfig.ts'
import { onrampQuoteQueryOptions } from '../flows/onramp/queries.ts'
import type { OnrampQuote } from '../core/contracts/onramp.ts'
import { useOnramp } from './useOnramp.ts'

export type UseOnrampQuoteParameters<config extends Config = RegisteredConfig> = ConfigParameter<config> & {
  /** Decimal text. @default what stands in the form, once nothing more was typed for 500 ms */
  readonly amount?: string | undefined
  /** @default the network in use */
  readonly caipNetworkId?: CaipNetworkIdOf<config> | undefined
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
export function useOnrampQuote<config extends Config = RegisteredConfig>({
  enabled = true,
  ...parameters
}: UseOnrampQuoteParameters<config> = {}): UseQueryResult<OnrampQuote | null> {
  const config = useConfig(parameters)
  const network = useNetwork({ config })
  const { purchaseCurrency, paymentCurrency, quotedAmount } = useOnramp({ config })
  const { amount = quotedAmount, caipNetworkId = network.caipNetworkId } = parameters
  const asked = { purchaseCurrency, paymentCurrency, amount, caipNetworkId }
  const options = onrampQuoteQueryOptions(config, asked)
  return useFoyerQuery(config, { ...options, enabled: options.enabled && enabled })
}
