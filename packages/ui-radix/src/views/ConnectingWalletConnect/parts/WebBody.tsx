import type { DirectoryWallet } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { pairingMessages as messages } from '../messages.ts'
import { LinkHero } from './LinkHero.tsx'

/** The wallet's page. It opens in a click only: browsers block a tab that nobody asked for. */
export function WebBody({ wallet }: { readonly wallet: DirectoryWallet }): ReactElement {
  const t = useTranslate()
  return <LinkHero wallet={wallet} kind="web" body={t(messages, 'pairing.web.body')} />
}
