import {
  useOnramp,
  useOnrampActivity,
  useOnrampOptions,
  useOnrampPurchase,
  useOnrampQuote,
  useOnrampUrl,
  useStartPurchase,
} from '@foyer/headless'
import type { ReactElement } from 'react'

/** Buying with hooks alone. */
export function Buying(): ReactElement {
  const { paymentAmount, paymentCurrency, purchaseCurrency, providers, ...onramp } = useOnramp()
  const { data: options } = useOnrampOptions()
  const { data: quote } = useOnrampQuote()
  return (
    <section className="card" aria-label="Buying">
      <h2>Buy</h2>
      <label className="field">
        Pay in {paymentCurrency.id}
        <input
          inputMode="decimal"
          value={paymentAmount}
          onChange={({ target }) => onramp.setAmount(target.value)}
        />
      </label>
      <label className="field">
        Get
        <select
          value={purchaseCurrency.id}
          onChange={({ target }) => {
            const currency = options?.purchaseCurrencies.find(({ id }) => id === target.value)
            if (currency) onramp.setPurchaseCurrency(currency)
          }}
        >
          {options?.purchaseCurrencies.map(({ id, symbol }) => (
            <option key={id} value={id}>
              {symbol}
            </option>
          ))}
        </select>
      </label>
      {quote && (
        <p data-testid="quote">
          {quote.isEstimate
            ? 'No price right now'
            : `${quote.purchaseAmount.amount} ${quote.purchaseAmount.currency}`}
        </p>
      )}
      <div className="bar">
        {providers.map(({ name, label }) => (
          <Provider key={name} name={name} label={label} />
        ))}
      </div>
      <Purchases />
    </section>
  )
}

function Provider({ name, label }: { readonly name: string; readonly label: string }): ReactElement {
  const { startPurchase } = useStartPurchase()
  const { data: url } = useOnrampUrl({ provider: name })
  return (
    <button type="button" disabled={!url} onClick={() => url && startPurchase({ provider: name, url })}>
      Buy at {label}
    </button>
  )
}

function Purchases(): ReactElement {
  const purchase = useOnrampPurchase()
  const { groups } = useOnrampActivity()
  return (
    <>
      {purchase && (
        <p data-testid="purchase">
          {purchase.provider.label}: {purchase.failure ?? purchase.status}
        </p>
      )}
      <ul aria-label="Bought">
        {groups
          .flatMap(({ transactions }) => transactions)
          .map(({ id, status, transfers }) => (
            <li key={id}>
              {transfers?.[0]?.quantity} {transfers?.[0]?.token?.symbol}: {status}
            </li>
          ))}
      </ul>
    </>
  )
}
