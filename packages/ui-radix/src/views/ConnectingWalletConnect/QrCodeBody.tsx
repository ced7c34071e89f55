import type { DirectoryWallet } from '@foyer/headless'
import type { ReactElement } from 'react'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { PairingCode } from '../shared/pairing/PairingCode.tsx'
import { DownloadBar } from '../shared/wallets/DownloadBar.tsx'

/** The QR code for a wallet on a phone, and where to download that wallet. */
export function QrCodeBody({ wallet }: { readonly wallet: DirectoryWallet }): ReactElement {
  return (
    <Stack gap={12}>
      <PairingCode wallet={wallet} />
      <DownloadBar wallet={wallet} />
    </Stack>
  )
}
