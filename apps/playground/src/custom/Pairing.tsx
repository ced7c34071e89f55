import { isUserRejected, useWalletConnectUri } from '@foyer/headless'
import type { ReactElement } from 'react'

/** The pairing URI as text, to paste into a wallet. */
export function Pairing(): ReactElement {
  const { status, uri, secondsLeft, error, refresh } = useWalletConnectUri()
  return (
    <section className="card" aria-label="Pairing">
      <h2>Pair a wallet</h2>
      <p role="status" data-testid="pairing">
        {status}
      </p>
      {uri && (
        <p>
          <a href={uri}>Open a wallet</a>, or paste this within {secondsLeft} s:
        </p>
      )}
      {uri && (
        <pre data-testid="uri" className="code">
          {uri}
        </pre>
      )}
      {error && <p role="alert">{isUserRejected(error) ? 'You declined the request.' : error.message}</p>}
      <button type="button" onClick={refresh}>
        New code
      </button>
    </section>
  )
}
