import { useEffect } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'

/** Pause in typing before the count is announced. */
const PAUSE_MS = 300

/** Announces the number of results of a search to screen readers. */
export function useResultCount(query: string, n: number): void {
  const t = useTranslate()
  const { announce } = useShell()
  useEffect(() => {
    if (query === '') return
    const timer = setTimeout(() => announce(t(commonMessages, 'a11y.results', { n })), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [query, n, announce, t])
}
