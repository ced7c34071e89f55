import { useMemo } from 'react'
import { useFeatures } from './useFeatures.ts'
import type { Config, ConfigParameter } from '../core/types.ts'
import { useNetwork } from './useNetwork.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'
import {
  presetOnrampAmount,
  resetOnramp,
  setOnrampAmount,
  setOnrampCurrency,
} from '../flows/onramp/setOnramp.ts'
import { describeForm } from '../flows/onramp/describeForm.ts'
import { onrampAtom } from '../flows/onramp/state.ts'
import type { OnrampDescription, OnrampState } from '../flows/onramp/types.ts'
import type { PaymentCurrency, PurchaseCurrency } from '../core/contracts/onramp.ts'
import { useOnrampOptions } from './useOnrampOptions.ts'

export type OnrampVerbs = {
  /** Sets typed text; quoted 500 ms after the last change. */
  readonly setAmount: (typed: string) => void
  /** Enters an amount in one go. */
  readonly preset: (amount: string) => void
  readonly setPurchaseCurrency: (currency: PurchaseCurrency) => void
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
 * The form to buy crypto (onramp): the providers on the network in use, the amount and both currencies, and the purchase
 * that was started. It requests nothing: `useOnrampOptions` has the currencies, `useOnrampQuote` the price, `useOnrampUrl`
 * the page of a provider, and `useStartPurchase` opens it.
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
