import {
  isUserRejected,
  useAccount,
  useModalRouter,
  useRegisterName,
  type UseRegisterNameReturnType,
  useToast,
} from '@foyer/headless'
import { useEffect, useRef } from 'react'
import { errorText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { registerAccountNameMessages as messages } from './messages.ts'

export type Registration = Pick<UseRegisterNameReturnType, 'step' | 'reason' | 'zone' | 'error' | 'reset'> & {
  /** The name that was asked for last. */
  readonly name: string | undefined
  /** It has ended well, and leads on. */
  readonly isDone: boolean
  readonly register: (name: string) => Promise<void>
}

/** Registers a name and leads on. A failure leads back here, with a word; whoever went elsewhere gets the word alone. */
export function useRegistration(): Registration {
  const t = useTranslate()
  const { registerNameAsync, step, reason, zone, error, reset, variables, isSuccess } = useRegisterName()
  const { connector } = useAccount()
  const router = useModalRouter()
  const { show } = useToast()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])

  const register = async (name: string): Promise<void> => {
    const approval = beginApproval(name)
    const isFollowed = (): boolean => isShown.current || approval.wasShown()
    try {
      await registerNameAsync({ name })
      if (isFollowed()) router.reset('RegisterAccountNameSuccess', { name })
      else show({ message: t(messages, 'registerAccountName.done', { name }), variant: 'success' })
    } catch (failure) {
      show({ message: messageOf(failure, name), variant: 'error' })
      if (isFollowed()) router.replace('RegisterAccountName', { name })
    } finally {
      approval.end()
    }
  }

  /** An embedded wallet asks on a screen of its own in this modal, which leads back here unless it was agreed to. */
  function beginApproval(name: string): { readonly wasShown: () => boolean; readonly end: () => void } {
    if (connector?.type !== 'AUTH') return { wasShown: () => false, end: () => {} }
    let isWaiting = true
    const stop = (): void => void (isWaiting = false)
    const leave = (): void => {
      stop()
      router.replace('RegisterAccountName', { name })
    }
    router.pushTransaction({ onSuccess: stop, onError: leave, onCancel: leave })
    return { wasShown: () => !isWaiting, end: () => isWaiting && router.popTransaction('success') }
  }

  const messageOf = (failure: unknown, name: string): string => {
    if (isUserRejected(failure)) return t(messages, 'registerAccountName.declined')
    return errorText(t, failure) ?? t(messages, 'registerAccountName.failed', { name })
  }
  return { step, reason, zone, error, reset, name: variables?.name, isDone: isSuccess, register }
}
