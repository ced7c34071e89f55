import { useAccount, useBalance, useConnect, useConnectList, useDisconnect } from '@foyer/headless'

/** A UI of hooks, without the modal. */
export default function Hooks() {
  const { address, isConnected, connector } = useAccount()
  const { data: balance } = useBalance()
  const { items } = useConnectList()
  const { connect, isPending, error } = useConnect()
  const { disconnect } = useDisconnect()
  if (isConnected)
    return (
      <>
        <p>
          {address} in {connector.name}
        </p>
        <p>{balance ? `${balance.formatted} ${balance.symbol}` : '…'}</p>
        <button onClick={() => disconnect()}>Disconnect</button>
      </>
    )
  return (
    <>
      {items.map(({ key, name, connector: wallet }) =>
        wallet ? (
          <button key={key} disabled={isPending} onClick={() => connect({ connector: wallet })}>
            {name}
          </button>
        ) : null,
      )}
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
