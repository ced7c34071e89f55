import { useCapabilities, useOperation, useSendCalls } from '@foyer/headless'

export function PayBoth({ one, other }: { readonly one: string; readonly other: string }) {
  const { data: capabilities } = useCapabilities()
  const { sendCalls, data: batch } = useSendCalls()
  const getCallsStatus = useOperation('eip155', 'getCallsStatus')
  const calls = [one, other].map((to) => ({ to, value: 10n ** 16n }))
  const isAtomicRequired = capabilities?.atomic?.status === 'supported'
  if (batch) return <button onClick={() => getCallsStatus?.({ id: batch.id })}>How far is it?</button>
  return <button onClick={() => sendCalls({ calls, isAtomicRequired })}>Pay both</button>
}
