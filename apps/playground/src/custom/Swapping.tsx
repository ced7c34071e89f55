import {
  isUserRejected,
  type SwapReview,
  type SwapSide,
  useAcceptSwap,
  useApproveSwap,
  useConfirmSwap,
  usePrepareSwap,
  useSwap,
  useSwapQuote,
  useSwapTokens,
} from '@foyer/headless'
import type { FormEvent, ReactElement } from 'react'

/** Swapping with hooks alone. */
export function Swapping(): ReactElement {
  const { review, last } = useSwap()
  return (
    <section className="card" aria-label="Swapping">
      <h2>Swap</h2>
      {review ? <Review review={review} /> : <Form />}
      {last && (
        <p data-testid="swapped">
          {last.review.amount} {last.review.sourceToken.symbol} for {last.review.quote.toAmount}{' '}
          {last.review.toToken.symbol}: {last.outcome}
        </p>
      )}
    </section>
  )
}

function Form(): ReactElement {
  const swap = useSwap()
  const { prepareSwap, isPending } = usePrepareSwap()
  const { data: quote, error } = useSwapQuote()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    prepareSwap()
  }
  return (
    <form onSubmit={submit}>
      <Token side="sourceToken" label="Token to give" />
      <label className="field">
        How much is given
        <input
          inputMode="decimal"
          value={swap.amount}
          onChange={({ target }) => swap.setAmount(target.value)}
        />
      </label>
      <Token side="toToken" label="Token to get" />
      <p data-testid="quote">
        {error ? error.message : quote && `${quote.toAmount} ${swap.toToken?.symbol}`}
      </p>
      <button type="submit" disabled={!quote?.isCovered || isPending}>
        {swap.problem ?? 'Look at the swap'}
      </button>
    </form>
  )
}

function Token({ side, label }: { readonly side: SwapSide; readonly label: string }): ReactElement {
  const { [side]: chosen, setToken } = useSwap()
  const tokens = useSwapTokens().data?.all ?? []
  return (
    <label className="field">
      {label}
      <select
        value={chosen?.id ?? ''}
        onChange={({ target }) => {
          const token = tokens.find(({ id }) => id === target.value)
          if (token) setToken(side, token)
        }}
      >
        <option value="">None</option>
        {tokens.map(({ id, symbol }) => (
          <option key={id} value={id}>
            {symbol}
          </option>
        ))}
      </select>
    </label>
  )
}

function Review({ review }: { readonly review: SwapReview }): ReactElement {
  const { asking, reset } = useSwap()
  const { acceptSwap } = useAcceptSwap()
  const { approveSwap, ...approval } = useApproveSwap()
  const { confirmSwap, ...confirmation } = useConfirmSwap()
  const { quote, worseThan } = review
  const next = worseThan ? acceptSwap : review.step === 'approve' ? approveSwap : confirmSwap
  const error = confirmation.error ?? approval.error
  return (
    <>
      <p data-testid="swap-review">
        {review.amount} {review.sourceToken.symbol} for {quote.toAmount} {review.toToken.symbol}, at least{' '}
        {quote.minReceived}
        {review.approval && `; ${review.approval.spender} may take ${review.approval.amount}`}
      </p>
      <div className="bar">
        <button type="button" disabled={asking !== undefined} onClick={() => next({ review })}>
          {worseThan ? `Take it instead of ${worseThan}` : review.step === 'approve' ? 'Allow it' : 'Swap it'}
        </button>
        <button type="button" onClick={reset}>
          No swap
        </button>
      </div>
      {error && <p role="alert">{isUserRejected(error) ? 'You declined the request.' : error.message}</p>}
    </>
  )
}
