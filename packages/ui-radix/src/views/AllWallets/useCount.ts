import { useEffect } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { allWalletsMessages as messages } from './messages.ts'

/** Announces the number of wallets to screen readers. */
export function useCount(n: number, isKnown: boolean): void {
  const t = useTranslate()
  const { announce } = useShell()
  useEffect(() => {
    if (isKnown) announce(t(messages, 'allWallets.count', { n }))
  }, [isKnown, n, announce, t])
}
