import {
  isUserRejected,
  useConfirmSend,
  usePrepareSend,
  useReceive,
  useSend,
  useSendFee,
  useTokenBalances,
} from '@foyer/headless'
import type { FormEvent, ReactElement } from 'react'

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
  const { prepareSend, isPending } = usePrepareSend()
  const { token, amount, receiver, problem } = send
  const tokens = useTokenBalances().data?.tokens ?? []
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    prepareSend()
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
      <button type="submit" disabled={problem !== undefined || isPending}>
        {problem ?? 'Look at it'}
      </button>
    </form>
  )
}

function Review(): ReactElement | null {
  const { review, reset } = useSend()
  const { confirmSend, isPending, error } = useConfirmSend()
  const { data: cost } = useSendFee({ review })
  if (!review) return null
  return (
    <>
      <p data-testid="review">
        {review.amount} {review.token.symbol} to {review.to}
        {cost && `, for ${cost.fee} ${cost.symbol}`}
      </p>
      <div className="bar">
        <button type="button" disabled={isPending} onClick={() => confirmSend({ review })}>
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
