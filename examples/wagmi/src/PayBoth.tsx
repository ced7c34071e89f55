import { useCallsStatus, useCapabilities, useSendCalls } from '@foyer/headless'

export function PayBoth({ one, other }: { readonly one: string; readonly other: string }) {
  const { data: capabilities } = useCapabilities()
  const { sendCalls, data: batch } = useSendCalls()
  const { data: status } = useCallsStatus({ id: batch?.id })
  const calls = [one, other].map((to) => ({ to, value: 10n ** 16n }))
  const isAtomicRequired = capabilities?.atomic?.status === 'supported'
  if (batch) return <p>{status?.outcome ?? 'pending'}</p>
  return <button onClick={() => sendCalls({ calls, isAtomicRequired })}>Pay both</button>
}
