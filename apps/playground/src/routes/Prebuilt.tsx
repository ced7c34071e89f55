import { AccountButton, ConnectButton, FoyerModal, NetworkButton, WalletButton } from '@foyer/ui-radix'
import '@foyer/ui-radix/styles.css'
import { useAccount } from '@foyer/headless'
import type { ReactElement } from 'react'
import { Signing } from '../custom/Signing.tsx'
import type { RouteProps } from './types.ts'

/** The modal as it comes. */
export default function Prebuilt({ query }: RouteProps): ReactElement {
  const { isConnected } = useAccount()
  return (
    <>
      <div className="bar">
        {isConnected ? <AccountButton /> : <ConnectButton />}
        <NetworkButton />
      </div>
      <div className="bar" aria-label="Combined" role="group">
        <WalletButton />
      </div>
      {isConnected && (
        <div className="custom">
          <Signing />
        </div>
      )}
      <FoyerModal theme={query.look} locale={query.locale} />
    </>
  )
}
