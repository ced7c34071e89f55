import { type PayRequest, useOpenPay, usePay } from '@foyer/headless'
import type { ReactElement } from 'react'

/** Receiver of payments: the second account of the sandbox. */
const request: PayRequest = {
  recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  options: [
    { caipNetworkId: 'eip155:1', symbol: 'ETH', name: 'Ether', decimals: 18, amount: '0.25' },
    {
      caipNetworkId: 'eip155:137',
      assetAddress: '0x5a11D0c0000000000000000000000000000000a1',
      symbol: 'AMBD',
      name: 'Amber Dollar',
      decimals: 6,
      amount: '800',
    },
  ],
}

/** A shop's checkout, with hooks alone. */
export function Paying(): ReactElement {
  const { progress } = usePay()
  const { openPay, data, error } = useOpenPay()
  return (
    <section className="card" aria-label="Checkout">
      <h2>One lamp</h2>
      <button type="button" onClick={() => openPay(request)}>
        Check out
      </button>
      <p data-testid="checkout">
        {data ? `Paid with ${data.hash}` : error?.message} ({progress.status})
      </p>
    </section>
  )
}
