import { useModalRouter, useRouteData, useSwap, useToast } from '@foyer/headless'
import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { swapMessages } from '../shared/swapMessages.ts'

/** Begins a swap where there is none, also because the account or the network is another one; true when it has begun. */
export function useStart(): boolean {
  const t = useTranslate()
  const prefill = useRouteData('Swap')?.swap
  const { sourceToken, toToken, start } = useSwap()
  const { goBack } = useModalRouter()
  const { show } = useToast()
  const isReady = sourceToken !== undefined || toToken !== undefined
  const isStarting = useRef(false)
  useEffect(() => {
    if (isReady || isStarting.current) return
    isStarting.current = true
    start(prefill)
      .catch((error: unknown) => {
        // What was begun anew meanwhile is not a failure.
        if (error instanceof DOMException && error.name === 'AbortError') return
        show({ message: t(swapMessages, 'swap.startFailed'), variant: 'error' })
        goBack()
      })
      .finally(() => {
        isStarting.current = false
      })
  }, [isReady, prefill, start, goBack, show, t])
  return isReady
}
