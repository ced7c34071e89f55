import { isUserRejected, useSendTransaction, useSignMessage } from '@foyer/headless'
import { type ReactElement, useState } from 'react'

const RECIPIENT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

export function Signing(): ReactElement {
  const [message, setMessage] = useState('Hello from Foyer')
  const sign = useSignMessage()
  const send = useSendTransaction()
  const error = sign.error ?? send.error
  return (
    <section className="card" aria-label="Signing">
      <h2>Sign and send</h2>
      <label className="field">
        Message
        <input value={message} onChange={(event) => setMessage(event.target.value)} />
      </label>
      <div className="bar">
        <button type="button" disabled={sign.isPending} onClick={() => sign.signMessage({ message })}>
          Sign message
        </button>
        <button
          type="button"
          disabled={send.isPending}
          onClick={() => send.sendTransaction({ to: RECIPIENT, value: 10n ** 16n })}
        >
          Send 0.01
        </button>
      </div>
      {sign.data && <pre data-testid="signature">{sign.data}</pre>}
      {send.data && <pre data-testid="hash">{send.data}</pre>}
      {error && <p role="alert">{isUserRejected(error) ? 'You declined the request.' : error.message}</p>}
    </section>
  )
}
