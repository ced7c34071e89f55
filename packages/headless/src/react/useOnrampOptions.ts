import type { UseQueryResult } from '@tanstack/react-query'
import type { CaipNetworkIdOf, Config, ConfigParameter, RegisteredConfig } from '../core/types.ts'
import { useNetwork } from './useNetwork.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useConfig } from './useConfig.ts'
import { onrampOptionsQueryOptions } from '../flows/onramp/queries.ts'
import type { OnrampOptions } from '../core/contracts/onramp.ts'

export type UseOnrampOptionsParameters<config extends Config = RegisteredConfig> = ConfigParameter<config> & {
  /** @default the current network */
  readonly caipNetworkId?: CaipNetworkIdOf<config> | undefined
  /** @default true */
  readonly enabled?: boolean | undefined
}

/**
 * Currencies to buy and to pay with. Never fails: without an answer it has common ones, with `isEstimate`.
 *
 * @example
 * ```tsx
 * import { useOnramp, useOnrampOptions } from '@foyer/headless'
 * export function Currency() {
 *   const { setPaymentCurrency } = useOnramp()
 *   const { data } = useOnrampOptions()
 *   return data?.paymentCurrencies.map((currency) => (
 *     <button key={currency.id} onClick={() => setPaymentCurrency(currency)}>{currency.id}</button>
 *   ))
 * }
 * ```
 */
export function useOnrampOptions<config extends Config = RegisteredConfig>({
  enabled = true,
  ...parameters
}: UseOnrampOptionsParameters<config> = {}): UseQueryResult<OnrampOptions> {
  const config = useConfig(parameters)
  const network = useNetwork({ config })
  const caipNetworkId = parameters.caipNetworkId ?? network.caipNetworkId
  const options = onrampOptionsQueryOptions(config, { caipNetworkId })
  return useFoyerQuery(config, { ...options, enabled: options.enabled && enabled })
}
