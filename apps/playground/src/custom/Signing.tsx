import {
  isUserRejected,
  useAccount,
  useNetwork,
  useOperation,
  useSendTransaction,
  useSignMessage,
  useTransactionStatus,
} from '@foyer/headless'
import { type ReactElement, useState } from 'react'

/** Receivers of 0.01 native currency: the second account of the sandbox. */
const recipients: Readonly<Record<string, { readonly to: string; readonly value: bigint }>> = {
  eip155: { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: 10n ** 16n },
  solana: { to: '8y8mLqtgs4esizkcgWUygWoCM6dzXu5N2cuPW5qfJGrL', value: 10n ** 7n },
  bip122: { to: 'bc1q8ynurxu7ym7zpnx40cl8702huumu2wqaj23r9x', value: 10n ** 6n },
}

export function Signing(): ReactElement {
  const [message, setMessage] = useState('Hello from Foyer')
  const sign = useSignMessage()
  const send = useSendTransaction()
  const { chainNamespace, caipNetworkId } = useNetwork()
  const { address } = useAccount()
  const canSend = useOperation(chainNamespace, 'sendTransaction') !== undefined
  const recipient = canSend ? recipients[chainNamespace] : undefined
  const { data: outcome } = useTransactionStatus({ hash: send.data, caipNetworkId, address })
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
        {recipient && (
          <button type="button" disabled={send.isPending} onClick={() => send.sendTransaction(recipient)}>
            Send 0.01
          </button>
        )}
      </div>
      {sign.data && <pre data-testid="signature">{sign.data}</pre>}
      {send.data && <pre data-testid="hash">{send.data}</pre>}
      {outcome && <p data-testid="outcome">{outcome}</p>}
      {error && <p role="alert">{isUserRejected(error) ? 'You declined the request.' : error.message}</p>}
    </section>
  )
}
