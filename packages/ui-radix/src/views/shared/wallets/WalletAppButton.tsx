import { useWalletApp } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { codeMessages as messages } from '../pairing/codeMessages.ts'

/** The way to the app of the wallet in use; nothing where that was not reached by a link. */
export default function WalletAppButton(): ReactElement | null {
  const t = useTranslate()
  const app = useWalletApp()
  if (!app) return null
  return (
    <Button variant="primary" onClick={app.open}>
      {t(messages, 'wallet.open', { wallet: app.name })}
    </Button>
  )
}
