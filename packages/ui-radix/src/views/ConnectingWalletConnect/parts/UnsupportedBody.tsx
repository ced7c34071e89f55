import type { DirectoryWallet } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { Image } from '../../../primitives/Image/Image.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { StatusHero } from '../../../primitives/StatusHero/StatusHero.tsx'
import { DownloadBar } from '../../shared/DownloadBar.tsx'
import { pairingMessages as messages } from '../messages.ts'

/** An extension that is not there. */
export function UnsupportedBody({ wallet }: { readonly wallet: DirectoryWallet }): ReactElement {
  const t = useTranslate()
  return (
    <Stack gap={12}>
      <StatusHero
        state="failed"
        image={<Image src={wallet.imageUrl} name={wallet.name} size={80} />}
        title={t(messages, 'pairing.missing.title', { wallet: wallet.name })}
        body={t(messages, 'pairing.missing.body')}
      />
      <DownloadBar wallet={wallet} />
    </Stack>
  )
}
