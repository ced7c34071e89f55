import type { UseQueryResult } from '@tanstack/react-query'
import { useAccount } from './useAccount.ts'
import type { ConfigParameter } from '../core/types.ts'
import { useNetwork } from './useNetwork.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useConfig } from './useConfig.ts'
import { onrampUrlQueryOptions } from '../flows/onramp/queries.ts'
import { quotedAmountOf } from '../flows/onramp/setOnramp.ts'
import { useOnramp } from './useOnramp.ts'
import { useOnrampQuote } from './useOnrampQuote.ts'

export type UseOnrampUrlParameters = ConfigParameter & {
  /** Name in `features.onramp`. */
  readonly provider: string
  /** @default true */
  readonly enabled?: boolean | undefined
}

/**
 * Page of an onramp provider for the form and the current account: known before the click that opens it. Disabled
 * without a connection.
 *
 * @example
 * ```tsx
 * import { useOnrampUrl, useStartPurchase } from '@foyer/headless'
 * export function Meld() {
 *   const { startPurchase } = useStartPurchase()
 *   const { data: url } = useOnrampUrl({ provider: 'meld' })
 *   return <button disabled={!url} onClick={() => url && startPurchase({ provider: 'meld', url })}>Buy</button>
 * }
 * ```
 */
export function useOnrampUrl({
  provider,
  enabled = true,
  ...parameters
}: UseOnrampUrlParameters): UseQueryResult<string> {
  const config = useConfig(parameters)
  const { address = '' } = useAccount({ config })
  const { caipNetworkId } = useNetwork({ config })
  const { purchaseCurrency, paymentCurrency, quotedAmount } = useOnramp({ config })
  const { data: quote } = useOnrampQuote({ config, enabled: false })
  const options = onrampUrlQueryOptions(config, {
    provider,
    address,
    caipNetworkId,
    purchaseCurrency,
    paymentCurrency,
    ...(quotedAmount !== '' && { paymentAmount: quotedAmount }),
    purchaseAmount: quotedAmountOf(quote),
  })
  return useFoyerQuery(config, { ...options, enabled: options.enabled && enabled })
}
