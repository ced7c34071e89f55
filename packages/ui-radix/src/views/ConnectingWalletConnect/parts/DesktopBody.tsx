import type { DirectoryWallet } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { pairingMessages as messages } from '../messages.ts'
import { LinkHero } from './LinkHero.tsx'

/** The wallet's app on this computer. */
export function DesktopBody({ wallet }: { readonly wallet: DirectoryWallet }): ReactElement {
  const t = useTranslate()
  return <LinkHero wallet={wallet} kind="desktop" body={t(messages, 'pairing.app.body')} isAutomatic />
}
