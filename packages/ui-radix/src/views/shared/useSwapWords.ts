import { useMemo } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { swapFailure } from './swapFailure.ts'
import { swapMessages } from './swapMessages.ts'

/** What is said of a swap that came to nothing, in the language of the page. */
export function useSwapWords(): (error: unknown) => unknown {
  const t = useTranslate()
  return useMemo(() => (error: unknown) => swapFailure(error, (key) => t(swapMessages, key)), [t])
}
