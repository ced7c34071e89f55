import { useEmailLogin, useOtp, useRouteData, useToast } from '@foyer/headless'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { errorText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { OtpField } from '../../primitives/OtpField/OtpField.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text, TextLink } from '../../primitives/Text/Text.tsx'
import { emailMessages as messages } from '../shared/emailMessages.ts'
import { useAfterConnect } from '../shared/useAfterConnect.ts'
import { useSecondsUntil } from '../shared/useSecondsUntil.ts'
import { withoutStop } from './withoutStop.ts'

const LENGTH = 6

/** The code that was mailed: sent by itself when it is whole. */
export default function EmailVerifyOtp(): ReactElement {
  const t = useTranslate()
  const { show } = useToast()
  const { email = '' } = useRouteData('EmailVerifyOtp') ?? {}
  const { confirm, isPending, isSuccess, error, reset } = useOtp()
  const { login, retryAt } = useEmailLogin()
  const seconds = useSecondsUntil(retryAt)
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useAfterConnect(isSuccess, { redirectView: undefined })
  useEffect(() => {
    if (error) input.current?.focus()
  }, [error])

  const change = (digits: string): void => {
    setCode(digits)
    if (error && digits) reset()
    if (digits.length === LENGTH) confirm({ otp: digits }, { onError: () => setCode('') })
  }
  const resend = (): void =>
    login.mutate(
      { email },
      {
        onSuccess: () => show({ message: t(messages, 'otp.resent'), variant: 'success' }),
        onError: (failure) => show({ message: failure, variant: 'error' }),
      },
    )
  const message = error && withoutStop(errorText(t, error) ?? error.message)
  return (
    <Stack gap={16}>
      <Text align="center" tone="muted">
        {t(messages, 'otp.sentTo')}
      </Text>
      <Text align="center" variant="heading" truncate>
        <bdi>{email}</bdi>
      </Text>
      <OtpField
        label={t(messages, 'otp.label')}
        value={code}
        onValueChange={change}
        disabled={isPending || isSuccess}
        error={message && t(messages, 'otp.wrong', { message })}
        data-foyer-autofocus=""
        ref={input}
      />
      <Text role="status" align="center" variant="caption" tone="muted">
        {isPending ? t(messages, 'otp.checking') : ''}
      </Text>
      <Text align="center" variant="caption" tone="muted">
        {t(messages, 'otp.none')}{' '}
        <TextLink asChild size="caption">
          <button type="button" disabled={seconds > 0 || login.isPending} onClick={resend}>
            {seconds > 0 ? t(messages, 'otp.resendIn', { n: seconds }) : t(messages, 'otp.resend')}
          </button>
        </TextLink>
      </Text>
    </Stack>
  )
}
