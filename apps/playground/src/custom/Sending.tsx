import { isUserRejected, useReceive, useSend, useSendFee, useTokenBalances } from '@foyer/headless'
import { type FormEvent, type ReactElement, useState } from 'react'

/** Sending and receiving with hooks alone. */
export function Sending(): ReactElement {
  const { review, last } = useSend()
  const { address, networks } = useReceive()
  return (
    <section className="card" aria-label="Sending">
      <h2>Send and receive</h2>
      {review ? <Review /> : <Form />}
      {last && (
        <p data-testid="sent">
          {last.review.amount} {last.review.token.symbol}: {last.outcome}
        </p>
      )}
      <p>
        Yours: <code>{address}</code> on {networks.map(({ name }) => name).join(', ')}
      </p>
    </section>
  )
}

function Form(): ReactElement {
  const send = useSend()
  const { token, amount, receiver, problem } = send
  const tokens = useTokenBalances().data?.tokens ?? []
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    send.prepare().catch(console.error)
  }
  return (
    <form onSubmit={submit}>
      <label className="field">
        Token
        <select
          value={token?.id ?? ''}
          onChange={({ target }) => send.setToken(tokens.find(({ id }) => id === target.value))}
        >
          <option value="">None</option>
          {tokens.map(({ id, symbol, quantity }) => (
            <option key={id} value={id}>
              {symbol} ({quantity.numeric})
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        How much
        <input inputMode="decimal" value={amount} onChange={({ target }) => send.setAmount(target.value)} />
      </label>
      <button type="button" disabled={!token} onClick={() => void send.setMax()}>
        All of it
      </button>
      <label className="field">
        To
        <input value={receiver.text} onChange={({ target }) => send.setReceiver(target.value)} />
      </label>
      {receiver.name && <p>That is {receiver.address}</p>}
      <button type="submit" disabled={problem !== undefined}>
        {problem ?? 'Look at it'}
      </button>
    </form>
  )
}

function Review(): ReactElement | null {
  const { review, confirm, isSending, reset } = useSend()
  const { data: cost } = useSendFee({ review })
  const [error, setError] = useState<Error>()
  if (!review) return null
  return (
    <>
      <p data-testid="review">
        {review.amount} {review.token.symbol} to {review.to}
        {cost && `, for ${cost.fee} ${cost.symbol}`}
      </p>
      <div className="bar">
        <button
          type="button"
          disabled={isSending}
          onClick={() => void confirm(review).catch((reason: Error) => setError(reason))}
        >
          Send it
        </button>
        <button type="button" onClick={reset}>
          Never mind
        </button>
      </div>
      {error && <p role="alert">{isUserRejected(error) ? 'You declined the request.' : error.message}</p>}
    </>
  )
}
