import { useWalletApp } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { pairingMessages as messages } from '../pairing/pairingMessages.ts'

/** Opens the app of the current wallet; renders nothing if it was not connected by a link. */
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
