import { tokenFormats, useNfts, usePrices, useTokenBalances } from '@foyer/headless'
import type { ReactElement } from 'react'

const formats = tokenFormats('en-US')

/** Tokens with their values, and NFTs. */
export function Holdings(): ReactElement {
  const { data, isError, isPending } = useTokenBalances()
  const { nfts } = useNfts()
  const [first] = data?.tokens ?? []
  const prices = usePrices({ addresses: first ? [first.id] : [] })
  const total = formats.fiat(data?.total)
  return (
    <section className="card" aria-label="Holdings" aria-busy={isPending}>
      <h2>
        {total.whole}
        {total.cents && <small>.{total.cents}</small>}
      </h2>
      {isError && <p role="status">{data ? 'Not up to date' : 'Not available'}</p>}
      <ul data-testid="tokens">
        {data?.tokens.map(({ id, name, symbol, quantity, value }) => (
          <li key={id}>
            {name}: {formats.amount(quantity.numeric)} {symbol}
            {value !== undefined && `, ${formats.fiat(value).text}`}
          </li>
        ))}
      </ul>
      {first && (
        <p data-testid="price">
          One {first.symbol} is {formats.fiat(prices.data?.[first.id]).text}
        </p>
      )}
      <ul data-testid="nfts">
        {nfts.map(({ id, name, collection }) => (
          <li key={id}>{[name, collection].filter(Boolean).join(', ')}</li>
        ))}
      </ul>
    </section>
  )
}
