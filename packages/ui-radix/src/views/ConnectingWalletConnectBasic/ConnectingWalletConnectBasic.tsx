import { useConnectList, useIsMobile } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useShell } from '../../modal/ShellContext.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { PairingCode } from '../shared/pairing/PairingCode.tsx'
import { Branding } from '../shared/wallets/Branding.tsx'
import { ConnectList, SearchWalletsRow } from '../shared/wallets/ConnectList.tsx'

/** For apps without adapters: a QR code for any wallet; on a phone, the wallets themselves. */
export default function ConnectingWalletConnectBasic(): ReactElement {
  const isMobile = useIsMobile()
  return (
    <Stack gap={16}>
      {isMobile ? <ConnectList /> : <CodeAndSearch />}
      <Branding />
    </Stack>
  )
}

function CodeAndSearch(): ReactElement {
  const { has } = useShell()
  const { allWallets } = useConnectList()
  return (
    <>
      <PairingCode />
      {allWallets && has('AllWallets') && <SearchWalletsRow allWallets={allWallets} />}
    </>
  )
}
