import { useRequestReview } from '@foyer/headless'
import type { ReactElement } from 'react'

/** A request with warnings; empty without one. */
export function Reviewing(): ReactElement | null {
  const review = useRequestReview()
  if (!review) return null
  const { warnings, approve, decline } = review
  return (
    <section className="card" aria-label="Review">
      <h2>Check this request</h2>
      {warnings.map(({ text }) => (
        <p key={text} role="alert">
          {text}
        </p>
      ))}
      <div className="bar">
        <button type="button" onClick={decline}>
          Decline the request
        </button>
        <button type="button" onClick={approve}>
          Continue to the wallet
        </button>
      </div>
    </section>
  )
}
