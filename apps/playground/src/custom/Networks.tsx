import { useNetwork, useNetworks, useSwitchNetwork } from '@foyer/headless'
import type { ReactElement } from 'react'

export function Networks(): ReactElement {
  const network = useNetwork()
  const { items } = useNetworks()
  const { switchNetwork, isPending, error } = useSwitchNetwork()
  return (
    <section className="card" aria-label="Networks">
      <h2>Network</h2>
      <p data-testid="network">{network.name}</p>
      <div className="bar">
        {items.map((item) => (
          <button
            key={item.network.caipNetworkId}
            type="button"
            disabled={isPending || item.isCurrent}
            onClick={() => switchNetwork({ caipNetworkId: item.network.caipNetworkId })}
          >
            {item.network.name}
          </button>
        ))}
      </div>
      {error && <p role="alert">{error.message}</p>}
    </section>
  )
}
