import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { errorText } from '../../../i18n/errorText.ts'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { OtpField } from '../../../primitives/OtpField/OtpField.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'

const LENGTH = 6

export type OtpScreenProps = {
  /** Where the code was sent. */
  readonly email: string
  /** How many minutes it is good for, where that is known. */
  readonly validMinutes?: number | undefined
  /** How giving it goes. */
  readonly state: {
    readonly isPending: boolean
    readonly isSuccess: boolean
    readonly error: Error | null
    readonly reset: () => void
  }
  /** Gives the code, and calls back when it is not taken. */
  readonly onCode: (otp: string, options: { readonly onError: () => void }) => void
  /** What to do without a code. */
  readonly children: ReactNode
}

/** A code that was mailed: sent by itself when it is whole. */
export function OtpScreen({ email, validMinutes, state, onCode, children }: OtpScreenProps): ReactElement {
  const t = useTranslate()
  const { isPending, isSuccess, error, reset } = state
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error) input.current?.focus()
  }, [error])
  const change = (digits: string): void => {
    setCode(digits)
    if (error && digits) reset()
    if (digits.length === LENGTH) onCode(digits, { onError: () => setCode('') })
  }
  const message = error && withoutStop(errorText(t, error) ?? error.message)
  return (
    <Stack gap={16}>
      <Text align="center" tone="muted">
        {t(otpMessages, 'otp.sentTo')}
      </Text>
      {/* What is cut of a long address is its end, whichever way the page is read. */}
      <Text align="center" variant="heading" truncate dir="ltr">
        {email}
      </Text>
      {validMinutes !== undefined && (
        <Text align="center" variant="caption" tone="muted">
          {t(otpMessages, 'otp.validFor', { n: validMinutes })}
        </Text>
      )}
      <OtpField
        label={t(otpMessages, 'otp.label')}
        value={code}
        onValueChange={change}
        disabled={isPending || isSuccess}
        error={message && t(otpMessages, 'otp.wrong', { message })}
        data-foyer-autofocus=""
        ref={input}
      />
      <Text role="status" align="center" variant="caption" tone="muted">
        {isPending ? t(otpMessages, 'otp.checking') : ''}
      </Text>
      <Text align="center" variant="caption" tone="muted">
        {children}
      </Text>
    </Stack>
  )
}

/** A sentence without the full stop at its end, so that another can follow. */
const withoutStop = (text: string): string => text.replace(/[.。।]$/, '')

/** The words of a code that was sent to an e-mail address. */
export const otpMessages = {
  'otp.sentTo': 'Type the 6-digit code sent to',
  'otp.validFor': 'Code valid for {n} min',
  'otp.label': '6-digit code',
  'otp.wrong': '{message}. Try again.',
  'otp.none': 'No code?',
  'otp.resend': 'Resend',
  'otp.resendIn': 'Resend in {n}s',
  'otp.resent': 'New code sent',
  'otp.checking': 'Checking the code',
} as const
