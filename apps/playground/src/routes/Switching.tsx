import {
  useAccount,
  useChooseNetwork,
  useConnect,
  useConnectors,
  useDisconnect,
  useModal,
  useNetwork,
  useNetworks,
  useSwitchNetwork,
} from '@foyer/headless'
import { FoyerModal, NetworkButton } from '@foyer/ui-radix'
import '@foyer/ui-radix/styles.css'
import type { ReactElement } from 'react'
import type { RouteProps } from './types.ts'

type Namespace = ReturnType<typeof useNetwork>['chainNamespace']

/** Every way from one network to another, with and without wallets on either side. */
export default function Switching({ query }: RouteProps): ReactElement {
  const network = useNetwork()
  const { items } = useNetworks()
  const { switchNetwork } = useSwitchNetwork()
  const choose = useChooseNetwork()
  const namespaces = [...new Set(items.map((item) => item.network.chainNamespace))]
  return (
    <div className="custom">
      <section className="intro">
        <h1>From network to network</h1>
        <p>
          Now on <output data-testid="network">{network.name}</output>
        </p>
        <div className="bar">
          <NetworkButton />
        </div>
      </section>
      {namespaces.map((namespace) => (
        <Namespace key={namespace} namespace={namespace} />
      ))}
      <section className="card" aria-label="Networks">
        {items.map(({ network: { caipNetworkId, name } }) => (
          <div className="bar" key={caipNetworkId}>
            <button type="button" onClick={() => switchNetwork({ caipNetworkId })}>
              Be on {name}
            </button>
            <button type="button" onClick={() => choose({ caipNetworkId, ignoreConfirmation: true })}>
              Go to {name} at once
            </button>
          </div>
        ))}
      </section>
      <FoyerModal theme={query.look} locale={query.locale} />
    </div>
  )
}

function Namespace({ namespace }: { readonly namespace: Namespace }): ReactElement {
  const { isConnected } = useAccount({ namespace })
  const [connector] = useConnectors({ namespace })
  const { connect } = useConnect()
  const { disconnect } = useDisconnect()
  const { open } = useModal()
  return (
    <section className="card" aria-label={namespace}>
      <output data-testid="status">{isConnected ? 'connected' : 'disconnected'}</output>
      <div className="bar">
        <button
          type="button"
          disabled={isConnected || !connector}
          onClick={() => connector && connect({ connector, namespaces: [namespace] })}
        >
          Connect
        </button>
        <button type="button" disabled={!isConnected} onClick={() => disconnect({ namespace })}>
          Disconnect
        </button>
        <button type="button" onClick={() => open({ namespace })}>
          Open
        </button>
      </div>
    </section>
  )
}
