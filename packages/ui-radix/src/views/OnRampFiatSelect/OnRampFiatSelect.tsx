import { type PaymentCurrency, useOnramp, useOnrampOptions } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { currencySign, formatMoney, limitRounding } from '../../onramp/formatMoney.ts'
import { CurrencyList } from '../shared/onramp/CurrencyList.tsx'

export const messages = {
  'onRampFiatSelect.list': 'Currencies',
  'onRampFiatSelect.limits': '{min} to {max}',
} as const

/** Selects the payment currency. */
export default function OnRampFiatSelect(): ReactElement {
  const t = useTranslate()
  const { paymentCurrency, setPaymentCurrency } = useOnramp()
  const { data } = useOnrampOptions()
  const currencies = data?.paymentCurrencies ?? []
  return (
    <CurrencyList
      view="OnRampFiatSelect"
      label={t(messages, 'onRampFiatSelect.list')}
      items={currencies.map((currency) => ({
        id: currency.id,
        code: currency.id,
        sign: currencySign(t.locale, currency.id),
        name: nameOfCurrency(t.locale, currency.id),
        description: limits(currency, t),
      }))}
      chosen={paymentCurrency.id}
      onChoose={(chosen) => {
        const currency = currencies.find(({ id }) => id === chosen)
        if (currency) setPaymentCurrency(currency)
      }}
    />
  )
}

function limits(
  { id, payment_method_limits: ways }: PaymentCurrency,
  t: ReturnType<typeof useTranslate>,
): string | undefined {
  if (ways.length === 0) return undefined
  const money = (value: number, side: keyof typeof limitRounding): string =>
    formatMoney(t.locale, { amount: String(value), currency: id }, limitRounding[side])
  return t(messages, 'onRampFiatSelect.limits', {
    min: money(Math.min(...ways.map(({ min }) => Number(min))), 'below'),
    max: money(Math.max(...ways.map(({ max }) => Number(max))), 'above'),
  })
}

/** Name of a currency in a language, or its currency code. */
export function nameOfCurrency(locale: string, code: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code
  } catch {
    return code
  }
}
