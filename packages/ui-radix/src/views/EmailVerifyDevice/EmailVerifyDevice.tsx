import { useConfirmEmailDevice, useEmailLogin, useModalRouter, useRouteData, useToast } from '@foyer/headless'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Text, TextLink } from '../../primitives/Text/Text.tsx'
import { OfflineNote } from '../shared/OfflineNote.tsx'

export const messages = {
  'device.open': 'Open the sign-in link emailed to',
  'device.none': 'No email received?',
  'device.resend': 'Resend email',
  'device.resent': 'Email sent again',
  'device.waiting': 'Waiting for approval',
} as const

/** Waits until the visitor confirms this device with a link in an email. */
export default function EmailVerifyDevice(): ReactElement {
  const t = useTranslate()
  const { show } = useToast()
  const { announce } = useShell()
  const { replace, goBack } = useModalRouter()
  const { email = '', redirectView } = useRouteData('EmailVerifyDevice') ?? {}
  const { connectEmail, isPending: isSending } = useEmailLogin()
  const { confirmEmailDeviceAsync: wait } = useConfirmEmailDevice()
  // Another email restarts the wait.
  const [attempt, setAttempt] = useState(0)
  const latest = useRef({ wait, replace, goBack, show })
  useEffect(() => {
    latest.current = { wait, replace, goBack, show }
  })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    latest.current.wait({ signal }).then(
      () => !signal.aborted && latest.current.replace('EmailVerifyOtp', { email, redirectView }),
      (error: unknown) => {
        if (signal.aborted) return
        latest.current.show({ message: error, variant: 'error' })
        latest.current.goBack()
      },
    )
    return () => controller.abort()
  }, [attempt, email, redirectView])
  useEffect(
    () => announce(`${t(messages, 'device.open')} ${email}. ${t(messages, 'device.waiting')}`),
    [announce, t, email, attempt],
  )

  const resend = (): void =>
    connectEmail(
      { email },
      {
        onSuccess: (next) => {
          // The device was approved meanwhile.
          if (next === 'VERIFY_OTP') return replace('EmailVerifyOtp', { email, redirectView })
          if (next === 'CONNECT') return
          show({ message: t(messages, 'device.resent'), variant: 'success' })
          setAttempt(attempt + 1)
        },
        onError: (failure) => show({ message: failure, variant: 'error' }),
      },
    )
  return (
    <EmptyState
      drawing="letter"
      title={t(messages, 'device.open')}
      body={
        <Text asChild>
          <bdi>{email}</bdi>
        </Text>
      }
    >
      <OfflineNote />
      <Text align="center" variant="caption" tone="muted">
        {t(messages, 'device.none')}{' '}
        <TextLink asChild size="caption">
          {/* Not disabled, which would lose the focus. */}
          <button
            type="button"
            aria-disabled={isSending || undefined}
            onClick={isSending ? undefined : resend}
          >
            {t(messages, 'device.resend')}
          </button>
        </TextLink>
      </Text>
    </EmptyState>
  )
}
