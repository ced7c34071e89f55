import { displayAmount, useAccount, useBalance, useDisconnect, useIdentity } from '@foyer/headless'
import type { ReactElement } from 'react'

export function Account(): ReactElement {
  const { address, status, connector } = useAccount()
  const balance = useBalance()
  const { data: identity } = useIdentity()
  const { disconnect, isPending } = useDisconnect()
  return (
    <section className="card" aria-label="Account">
      <h2>Account</h2>
      <dl>
        <dt>Status</dt>
        <dd data-testid="status">{status}</dd>
        <dt>Wallet</dt>
        <dd>{connector?.name}</dd>
        <dt>Address</dt>
        <dd data-testid="address">{address}</dd>
        <dt>Name</dt>
        <dd data-testid="name">{identity?.name || '–'}</dd>
        <dt>Balance</dt>
        <dd data-testid="balance">
          {balance.data ? `${displayAmount(balance.data.formatted)} ${balance.data.symbol}` : '…'}
        </dd>
      </dl>
      <div className="bar">
        <button type="button" disabled={isPending} onClick={() => disconnect()}>
          Disconnect
        </button>
      </div>
    </section>
  )
}
