import { useOnramp, useOnrampOptions } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { withoutControls } from '../../i18n/plainText.ts'
import { CurrencyList } from '../shared/onramp/CurrencyList.tsx'

export const messages = { 'onRampTokenSelect.list': 'Tokens' } as const

/** Selects the token to buy. */
export default function OnRampTokenSelect(): ReactElement {
  const t = useTranslate()
  const { purchaseCurrency, setPurchaseCurrency } = useOnramp()
  const { data } = useOnrampOptions()
  const currencies = data?.purchaseCurrencies ?? []
  return (
    <CurrencyList
      view="OnRampTokenSelect"
      label={t(messages, 'onRampTokenSelect.list')}
      items={currencies.map(({ id, name, symbol, networks }) => ({
        id,
        name: withoutControls(name),
        code: withoutControls(symbol),
        description:
          networks.length > 0 &&
          new Intl.ListFormat(t.locale, { style: 'short', type: 'unit' }).format(
            networks.map(({ display_name }) => withoutControls(display_name)),
          ),
      }))}
      chosen={purchaseCurrency.id}
      onChoose={(chosen) => {
        const currency = currencies.find(({ id }) => id === chosen)
        if (currency) setPurchaseCurrency(currency)
      }}
    />
  )
}
