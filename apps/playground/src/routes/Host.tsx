import { useAccount } from '@foyer/headless'
import { ConnectButton, FoyerModal } from '@foyer/ui-radix'
import '@foyer/ui-radix/styles.css'
import type { ReactElement } from 'react'
import { type HostKind, hosts } from '../hosts/hosts.tsx'
import type { RouteProps } from './types.ts'

/** Modal opened inside a dialog of the app, of any library. */
export default function Host({ query }: RouteProps): ReactElement {
  const asked = new URLSearchParams(location.search).get('kind') ?? 'radix'
  const kind: HostKind = Object.hasOwn(hosts, asked) ? (asked as HostKind) : 'radix'
  const Dialog = hosts[kind]
  return (
    <div className="custom">
      <section className="intro">
        <h1>Inside a dialog of the app</h1>
        <p>The modal belongs to the dialog it is opened from, and leaves it as it was.</p>
        <nav className="bar" aria-label="Kinds">
          {Object.keys(hosts).map((name) => (
            <a key={name} href={`/host?kind=${name}`} aria-current={name === kind ? 'true' : undefined}>
              {name}
            </a>
          ))}
        </nav>
      </section>
      <Dialog>
        <Checkout />
      </Dialog>
      <FoyerModal theme={query.look} locale={query.locale} />
    </div>
  )
}

function Checkout(): ReactElement {
  const { status } = useAccount()
  return (
    <>
      <p>
        Wallet: <output data-testid="status">{status}</output>
      </p>
      <label className="field">
        Note <input defaultValue="" />
      </label>
      <div className="bar">
        <ConnectButton />
      </div>
    </>
  )
}
