import { useWalletApp } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { codeMessages as messages } from './codeMessages.ts'

/** Where a wallet's app is waited for, the way to it; nothing where the wallet was not reached by a link. */
export function OpenWalletButton(): ReactElement | null {
  const t = useTranslate()
  const app = useWalletApp()
  if (!app) return null
  return (
    <Button variant="primary" onClick={app.open}>
      {t(messages, 'wallet.open', { wallet: app.name })}
    </Button>
  )
}
