import {
  tokenFormats,
  useAccount,
  useBalance,
  useDisconnect,
  useNetworks,
  useSwitchNetwork,
} from '@foyer/headless'

const formats = tokenFormats('en')

/** The current account: address, balance, networks, and a button to log out. */
export function Account() {
  const { address, connector } = useAccount()
  const { data: balance, isError } = useBalance()
  const { disconnect, isPending } = useDisconnect()
  return (
    <section aria-label="Account">
      <p>
        {address} in {connector?.name}
      </p>
      <p>
        {balance
          ? `${formats.amount(balance.formatted)} ${balance.symbol}`
          : isError
            ? 'The balance cannot be read now.'
            : 'Loading…'}
      </p>
      <Networks />
      <button type="button" disabled={isPending} onClick={() => disconnect()}>
        Log out
      </button>
    </section>
  )
}

function Networks() {
  const { items } = useNetworks()
  const { switchNetwork, isPending, error } = useSwitchNetwork()
  return (
    <div role="group" aria-label="Network">
      {items.map(({ network, isCurrent, isDisabled }) => (
        <button
          key={network.caipNetworkId}
          type="button"
          aria-pressed={isCurrent}
          disabled={isDisabled || isPending}
          onClick={() => switchNetwork({ caipNetworkId: network.caipNetworkId })}
        >
          {network.name}
        </button>
      ))}
      {error && <p role="alert">{error.message}</p>}
    </div>
  )
}
