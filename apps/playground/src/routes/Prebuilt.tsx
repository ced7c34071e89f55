import { type RouteName, useAccount, useFeatures, useModal } from '@foyer/headless'
import '@foyer/ui-radix/styles.css'
import { ConnectButton, FoyerModal, NetworkButton, OnrampWidget } from '@foyer/ui-radix'
import { type ReactElement, useEffect } from 'react'
import { Paying } from '../custom/Paying.tsx'
import { Signing } from '../custom/Signing.tsx'
import type { RouteProps } from './types.ts'

/** The modal without changes. */
export default function Prebuilt({ query }: RouteProps): ReactElement {
  const { isConnected } = useAccount()
  const { pay } = useFeatures()
  useOpenedView(query.view)
  return (
    <div className="custom">
      <section className="intro">
        <h1>A wallet connection for any page</h1>
        <p>
          Two buttons and one modal, as they come. Wallets, chains and backend are a world on this machine.
        </p>
        <div className="bar">
          <ConnectButton />
          <NetworkButton />
        </div>
      </section>
      {pay && <Paying />}
      {isConnected && <OnrampWidget />}
      {isConnected && <Signing />}
      <FoyerModal theme={query.look} locale={query.locale} />
    </div>
  )
}

/** Opens a route once stored connections are restored. */
function useOpenedView(view: string | undefined): void {
  const { status } = useAccount()
  const { open } = useModal()
  const isReady = status === 'connected' || status === 'disconnected'
  useEffect(() => {
    if (view && isReady) open({ view: view as RouteName } as { view: 'Networks' })
  }, [view, isReady, open])
}
