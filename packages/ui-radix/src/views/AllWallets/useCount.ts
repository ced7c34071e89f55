import { useEffect } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { allWalletsMessages as messages } from './messages.ts'

/** Those who do not see the grid hear how many there are. */
export function useCount(n: number, isKnown: boolean): void {
  const t = useTranslate()
  const { announce } = useShell()
  useEffect(() => {
    if (isKnown) announce(t(messages, 'allWallets.count', { n }))
  }, [isKnown, n, announce, t])
}
