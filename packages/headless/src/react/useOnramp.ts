import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type {
  PaymentCurrency,
  PurchaseCurrency,
  OnrampOptions,
  OnrampQuote,
} from '../core/contracts/onramp.ts'
import type { Config, ConfigParameter, CaipNetworkIdOf, RegisteredConfig } from '../core/types.ts'
import { describeForm } from '../flows/onramp/describeForm.ts'
import {
  onrampOptionsQueryOptions,
  onrampQuoteQueryOptions,
  onrampUrlQueryOptions,
} from '../flows/onramp/queries.ts'
import {
  presetOnrampAmount,
  resetOnramp,
  setOnrampAmount,
  setOnrampCurrency,
  quotedAmountOf,
} from '../flows/onramp/setOnramp.ts'
import { onrampAtom } from '../flows/onramp/state.ts'
import type { OnrampDescription, OnrampState } from '../flows/onramp/types.ts'
import { useFoyerQuery } from './foyerQuery.ts'
import { useLiveAccount } from './useAccount.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import { useFeatures } from './useFeatures.ts'
import { useNetwork } from './useNetworks.ts'

export type OnrampVerbs = {
  /** Sets typed text; quoted 500 ms after the last change. */
  readonly setAmount: (typed: string) => void
  /** Sets a preset amount, which is quoted at once. */
  readonly preset: (amount: string) => void
  /** Sets the currency to buy. */
  readonly setPurchaseCurrency: (currency: PurchaseCurrency) => void
  /** Sets the currency to pay with. */
  readonly setPaymentCurrency: (currency: PaymentCurrency) => void
  readonly reset: () => void
}
export type UseOnrampReturnType = OnrampState & OnrampDescription & OnrampVerbs

const makeVerbs = (config: Config): OnrampVerbs => ({
  setAmount: (typed) => setOnrampAmount(config, typed),
  preset: (amount) => presetOnrampAmount(config, amount),
  setPurchaseCurrency: (purchaseCurrency) => setOnrampCurrency(config, { purchaseCurrency }),
  setPaymentCurrency: (paymentCurrency) => setOnrampCurrency(config, { paymentCurrency }),
  reset: () => resetOnramp(config),
})

/**
 * The form to buy crypto (onramp): the providers on the network in use, the amount, both currencies, and the started
 * purchase. It requests nothing: `useOnrampOptions` has the currencies, `useOnrampQuote` the price, `useOnrampUrl` the
 * page of a provider, and `useStartPurchase` opens it.
 *
 * @example
 * ```tsx
 * import { useOnramp, useOnrampQuote, useOnrampUrl, useStartPurchase } from '@foyer/headless'
 * export function Buy() {
 *   const { paymentAmount, paymentCurrency, setAmount, providers } = useOnramp()
 *   const { data: quote } = useOnrampQuote()
 *   return (
 *     <>
 *       <input value={paymentAmount} onChange={({ target }) => setAmount(target.value)} /> {paymentCurrency.id}
 *       {quote && !quote.isEstimate && <p>{quote.purchaseAmount.amount}</p>}
 *       {providers.map(({ name }) => <Provider key={name} name={name} />)}
 *     </>
 *   )
 * }
 * function Provider({ name }: { name: string }) {
 *   const { startPurchase } = useStartPurchase()
 *   const { data: url } = useOnrampUrl({ provider: name })
 *   return <button disabled={!url} onClick={() => url && startPurchase({ provider: name, url })}>{name}</button>
 * }
 * ```
 */
export function useOnramp(parameters: ConfigParameter = {}): UseOnrampReturnType {
  const config = useConfig(parameters)
  const state = useConfigAtom(config, onrampAtom)
  const { chainNamespace: namespace } = useNetwork({ config })
  const { onramp: names } = useFeatures({ config, namespace })
  const { data: options } = useOnrampOptions({ config, enabled: false })
  const verbs = useMemo(() => makeVerbs(config), [config])
  return useMemo(
    () => ({
      ...state,
      ...verbs,
      ...describeForm(config, { ...state, names, namespace, options }),
    }),
    [config, state, verbs, options, names, namespace],
  )
}

export type UseOnrampOptionsParameters<config extends Config = RegisteredConfig> = ConfigParameter<config> & {
  /** @default the current network */
  readonly caipNetworkId?: CaipNetworkIdOf<config> | undefined
  /** @default true */
  readonly enabled?: boolean | undefined
}

/**
 * Currencies to buy and to pay with. Never fails: without an answer it returns common ones, with `isEstimate`.
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
  const { address = '' } = useLiveAccount(config)
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
