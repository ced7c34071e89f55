import {
  isUserRejected,
  type Registration as Progress,
  useModalRouter,
  useRegisterName,
  type UseRegisterNameReturnType,
  useToast,
} from '@foyer/headless'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useLeaving } from '../shared/useLeaving.ts'
import { registerAccountNameMessages as messages } from './messages.ts'

export type Registration = Pick<UseRegisterNameReturnType, 'step' | 'reason' | 'zone' | 'reset'> & {
  /** The last requested name. */
  readonly name: string | undefined
  readonly error: Error | undefined
  /** The registration succeeded, and the success view opens. */
  readonly isDone: boolean
  readonly register: (name: string) => void
}

/**
 * Registers a name and opens the success view. The embedded wallet prompts in its own view, which goes back to this
 * one. If the visitor has left, a toast shows the result.
 */
export function useRegistration(): Registration {
  const t = useTranslate()
  const names = useRegisterName()
  const { step, reason, zone, reset } = names
  const router = useModalRouter()
  const { show } = useToast()
  // Results from before the view opened are ignored.
  const [old] = useState(() =>
    step === undefined && router.direction === 'forward' ? names.registration : undefined,
  )
  const registration: Progress = names.registration === old ? { status: 'idle' } : names.registration

  const hasLeft = useRef(false)
  const register = (name: string): void => {
    names.registerNameAsync({ name }).catch((error: unknown) => {
      // The view itself shows the failure.
      if (!hasLeft.current) return
      const message = isUserRejected(error)
        ? t(messages, 'registerAccountName.declined')
        : (errorText(t, error) ?? t(messages, 'registerAccountName.failed', { name }))
      show({ message, variant: 'error' })
    })
  }
  const isDone = registration.status === 'success'
  const name = registration.status === 'idle' ? undefined : registration.name
  useEffect(() => {
    if (isDone && name !== undefined) router.reset('RegisterAccountNameSuccess', { name })
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, when the registration is done
  }, [isDone])
  useLeaving(() => {
    // A request of the wallet is shown in a view in front of this one, which stays in the history.
    if (step === 'signing' && router.isInHistory('RegisterAccountName')) return
    hasLeft.current = true
    void names.afterRegistration().then((ended) => {
      if (ended.status === 'success' && step !== undefined)
        show({ message: t(messages, 'registerAccountName.done', { name: ended.name }), variant: 'success' })
      reset()
    })
  })
  return {
    name,
    error: registration.status === 'error' ? registration.error : undefined,
    isDone,
    register,
    step,
    reason,
    zone,
    reset,
  }
}
