import { useFeatures, useModalRouter, useToast, type WalletConnectUri } from '@foyer/headless'
import { useEffect, useState } from 'react'
import { errorText } from '../../i18n/errorText.ts'
import { hero } from '../../i18n/hero.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { codeMessages as messages } from './codeMessages.ts'
import { isSwitchFailure } from './isSwitchFailure.ts'

/**
 * Says why a code came to nothing, and goes back to where it was asked for, if that was anywhere (docs/spec/views.md
 * §4.1.6).
 */
export function usePairingFailure({ status, error }: Pick<WalletConnectUri, 'status' | 'error'>): void {
  const t = useTranslate()
  const { show } = useToast()
  const { history, goBack, replace } = useModalRouter()
  const { isNetworkSwitchEnabled } = useFeatures()
  // How an earlier pairing ended is no news.
  const [earlier] = useState(error)
  const isOver = status === 'declined' || status === 'error'
  const hasWayBack = history.length > 1
  useEffect(() => {
    if (!isOver || !error || error === earlier) return
    const declined = t(hero, 'hero.declined.title')
    const failed = errorText(t, error) ?? t(messages, 'qr.failed')
    show({ message: status === 'declined' ? declined : failed, variant: 'error' })
    if (!isNetworkSwitchEnabled && isSwitchFailure(error)) replace('UnsupportedChain')
    else if (hasWayBack) goBack()
    // The rest is only read; it is the failure that is answered, once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [error, isOver])
}
