import { useAccount, useSendCalls } from '@foyer/headless'
import type { ReactElement } from 'react'

/** A batch whose fee a paymaster pays; empty without a paymaster in the URL. */
export function Sponsored(): ReactElement | null {
  const { address } = useAccount()
  const { sendCalls, data, error, isPending } = useSendCalls()
  const url = new URLSearchParams(location.search).get('paymaster')
  if (!url || !address) return null
  const send = (): void =>
    sendCalls({ calls: [{ to: address, value: 0n }], capabilities: { paymasterService: { url } } })
  return (
    <section className="card" aria-label="Sponsored">
      <h2>Send without a fee</h2>
      <button type="button" disabled={isPending} onClick={send}>
        Send sponsored
      </button>
      {data && <pre data-testid="calls">{data.id}</pre>}
      {error && <p role="alert">{error.message}</p>}
    </section>
  )
}
