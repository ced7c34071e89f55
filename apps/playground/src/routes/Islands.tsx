import { type Config, FoyerProvider, useAccount } from '@foyer/headless'
import { ConnectButton, FoyerModal } from '@foyer/ui-radix'
import '@foyer/ui-radix/styles.css'
import { type ReactElement, useState } from 'react'
import { createPlaygroundConfig } from '../config.ts'
import { Account } from '../custom/Account.tsx'
import { Networks } from '../custom/Networks.tsx'
import { Wallets } from '../custom/Wallets.tsx'
import type { RouteProps } from './types.ts'

/** Two independent configs, started and destroyed by hand. */
export default function Islands({ query }: RouteProps): ReactElement {
  return (
    <div className="custom">
      <section className="intro">
        <h1>Two configs, one page</h1>
        <p>Each has its own state, storage and modal. A destroyed one leaves nothing behind.</p>
      </section>
      <div className="columns">
        <Island id="left" query={query} />
        <Island id="right" query={query} />
      </div>
    </div>
  )
}

function Island({ id, query }: RouteProps & { readonly id: string }): ReactElement {
  const [config, setConfig] = useState<Config>()
  return (
    <section className="card" aria-label={id}>
      <h2>{id}</h2>
      <div className="bar">
        {config ? (
          <button
            type="button"
            onClick={() => {
              config.destroy()
              setConfig(undefined)
            }}
          >
            Destroy {id}
          </button>
        ) : (
          <button type="button" onClick={() => setConfig(createPlaygroundConfig(query, { id }))}>
            Start {id}
          </button>
        )}
      </div>
      {config && (
        <FoyerProvider config={config}>
          <Content />
          <FoyerModal theme={query.look} locale={query.locale} />
        </FoyerProvider>
      )}
    </section>
  )
}

function Content(): ReactElement {
  const { isConnected } = useAccount()
  return (
    <>
      <div className="bar">
        <ConnectButton balance="hide" />
      </div>
      {isConnected ? <Account /> : <Wallets />}
      <Networks />
    </>
  )
}
