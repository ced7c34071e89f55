import { isUserRejected, useConnect, useConnectors, useConnectProcess } from '@foyer/headless'
import { type ReactElement, useState } from 'react'
import { Pairing } from './Pairing.tsx'

export function Wallets(): ReactElement {
  // Email login has its own form.
  const connectors = useConnectors().filter(({ type }) => type !== 'AUTH')
  const { connect, isPending, connector, error } = useConnect()
  const { cancel } = useConnectProcess()
  const [isPairing, setIsPairing] = useState(false)
  return (
    <section className="card" aria-label="Wallets">
      <h2>Wallets</h2>
      {connectors.length === 0 && <p>No wallet found yet.</p>}
      <div className="bar">
        {connectors.map((each) => (
          <button
            key={each.uid}
            type="button"
            disabled={isPending}
            onClick={() =>
              each.type === 'WALLET_CONNECT' ? setIsPairing(!isPairing) : connect({ connector: each })
            }
          >
            {each.name}
          </button>
        ))}
      </div>
      {isPairing && <Pairing />}
      {isPending && (
        <p role="status">
          Waiting for {connector?.name} <button onClick={cancel}>Cancel</button>
        </p>
      )}
      {error && <p role="alert">{isUserRejected(error) ? 'You declined the request.' : error.message}</p>}
    </section>
  )
}
