import type { UseQueryResult } from '@tanstack/react-query'
import type { CaipNetworkIdOf, Config, ConfigParameter, RegisteredConfig } from '../core/types.ts'
import { useNetwork } from './useNetwork.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useConfig } from './useConfig.ts'
import { onrampQuoteQueryOptions } from '../flows/onramp/queries.ts'
import type { OnrampQuote } from '../core/contracts/onramp.ts'
import { useOnramp } from './useOnramp.ts'

export type UseOnrampQuoteParameters<config extends Config = RegisteredConfig> = ConfigParameter<config> & {
  /** Decimal text. @default the amount in the form, 500 ms after the last change */
  readonly amount?: string | undefined
  /** @default the current network */
  readonly caipNetworkId?: CaipNetworkIdOf<config> | undefined
  /** @default true */
  readonly enabled?: boolean | undefined
}

/**
 * Quote of an amount, with its fees; `null` if no provider sells. Without an answer the amount is returned with
 * `isEstimate: true`, which must not be shown as a price. Answers for earlier amounts are dropped.
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
