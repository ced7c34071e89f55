import type { DirectoryWallet } from '@foyer/headless'
import type { ReactElement } from 'react'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { DownloadBar } from '../../shared/DownloadBar.tsx'
import { PairingCode } from '../../shared/PairingCode.tsx'

/** The code for a phone, and where to get the wallet for it. */
export function QrcodeBody({ wallet }: { readonly wallet: DirectoryWallet }): ReactElement {
  return (
    <Stack gap={12}>
      <PairingCode wallet={wallet} />
      <DownloadBar wallet={wallet} />
    </Stack>
  )
}
