import {
  isUserRejected,
  type PayQuote,
  useConfirmPay,
  useModal,
  usePay,
  usePreparePay,
} from '@foyer/headless'
import type { ReactElement } from 'react'

/** Payment request and its payment, with hooks alone. */
export function Payment(): ReactElement | null {
  const { request, option, quote, progress, choose, reset } = usePay()
  const { preparePay, ...preparation } = usePreparePay()
  const { confirmPay, ...confirmation } = useConfirmPay()
  const { close } = useModal()
  const error = confirmation.error ?? preparation.error
  if (!request || !option) return null
  const leave = (): void => {
    close()
    reset()
  }
  return (
    <section className="card" aria-label="Payment">
      <h2>Pay</h2>
      <p data-testid="payment">
        {option.amount} {option.symbol}: {progress.status}
      </p>
      {progress.status === 'ready' && (
        <label className="field">
          Pay with
          <select
            value={request.options.indexOf(option)}
            onChange={({ target }) => choose(request.options[Number(target.value)] ?? option)}
          >
            {request.options.map(({ symbol, caipNetworkId }, index) => (
              <option key={`${caipNetworkId} ${symbol}`} value={index}>
                {symbol} on {caipNetworkId}
              </option>
            ))}
          </select>
        </label>
      )}
      {quote && <Review quote={quote} />}
      <div className="bar">
        {progress.status === 'ready' && (
          <button type="button" onClick={() => (quote ? confirmPay({ quote }) : preparePay())}>
            {quote ? 'Pay it' : 'Look at the payment'}
          </button>
        )}
        <button type="button" onClick={leave}>
          Leave the till
        </button>
      </div>
      {error && <p role="alert">{isUserRejected(error) ? 'You declined the request.' : error.message}</p>}
    </section>
  )
}

function Review({ quote: { review } }: { readonly quote: PayQuote }): ReactElement {
  return (
    <p data-testid="pay-review">
      {review.amount} {review.token.symbol} to {review.to} on {review.caipNetworkId}
    </p>
  )
}
