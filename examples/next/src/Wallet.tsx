'use client'

import { useAccount } from '@foyer/headless'
import { ConnectButton, FoyerModal, NetworkButton } from '@foyer/ui-radix'
import { useEffect } from 'react'
import { writeLastAccount } from './lastAccount'

/** `lastAccount` is rendered by the server, and shown until the browser has read the stored account. */
export function Wallet({ lastAccount }: { lastAccount: string | undefined }) {
  const { address, status } = useAccount()
  useEffect(() => {
    if (status === 'connected') writeLastAccount(address)
    if (status === 'disconnected') writeLastAccount(undefined)
  }, [status, address])
  const restored = address === undefined && status === 'reconnecting' ? lastAccount : undefined
  const shown = address ?? restored
  return (
    <>
      <p>{shown ? `Connected as ${shown}` : 'Not connected'}</p>
      {restored ? (
        <button type="button" disabled aria-busy="true">
          {restored.slice(0, 6)}…{restored.slice(-4)}
        </button>
      ) : (
        <ConnectButton />
      )}
      <NetworkButton />
      <FoyerModal />
    </>
  )
}
