import { isFoyerError } from '@foyer/headless'
import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Translator } from '../../../i18n/createTranslator.ts'
import { errorText } from '../../../i18n/errorText.ts'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { OtpField } from '../../../primitives/OtpField/OtpField.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import { offlineMessages } from '../OfflineNote.tsx'
import { useIsOnline } from '../useIsOnline.ts'

const LENGTH = 6

export type OtpScreenProps = {
  /** The email address. */
  readonly email: string
  /** Lifetime of the code in minutes, if known. */
  readonly validMinutes?: number | undefined
  /** Status of the confirmation. */
  readonly state: {
    readonly isPending: boolean
    readonly isSuccess: boolean
    readonly error: Error | null
    readonly reset: () => void
  }
  /** Confirms the code; calls back if it is wrong. */
  readonly onCode: (otp: string, options: { readonly onError: () => void }) => void
  /** Buttons to resend the code or to start over. */
  readonly children: ReactNode
}

/** Input for a one-time code; submits a complete code at once, or when the browser is online again. */
export function OtpScreen({ email, validMinutes, state, onCode, children }: OtpScreenProps): ReactElement {
  const t = useTranslate()
  const { isPending, isSuccess, error, reset } = state
  const [code, setCode] = useState('')
  const isOnline = useIsOnline()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error) input.current?.focus()
  }, [error])
  // A code that failed while offline is kept: it may be right.
  const submit = (digits: string): void => onCode(digits, { onError: () => navigator.onLine && setCode('') })
  const change = (digits: string): void => {
    setCode(digits)
    if (error && digits) reset()
    if (digits.length === LENGTH && isOnline) submit(digits)
  }
  useEffect(() => {
    if (isOnline && code.length === LENGTH && !isPending && !isSuccess) submit(code)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs only when the browser comes online
  }, [isOnline])
  const sentId = useId()
  const isUnclear = isFoyerError(error, 'EMAIL_CODE_UNCLEAR')
  const text = error && isOnline ? textOf(t, error) : undefined
  return (
    <Stack gap={16}>
      <Stack gap={2} id={sentId}>
        <Text align="center" tone="muted">
          {t(otpMessages, 'otp.sentTo')}
        </Text>
        <Text align="center" variant="heading" dir="ltr">
          {email}
        </Text>
        {validMinutes !== undefined && (
          <Text align="center" variant="caption" tone="muted">
            {t(otpMessages, 'otp.validFor', { n: validMinutes })}
          </Text>
        )}
      </Stack>
      <Stack>
        <OtpField
          label={t(otpMessages, 'otp.label')}
          // The field gets the focus, before the text above is read.
          aria-describedby={sentId}
          value={code}
          onValueChange={change}
          // Not disabled, which would lose the focus and close the keyboard of a phone.
          readOnly={isPending || isSuccess}
          // A code that may have been accepted is not called wrong: a second attempt would be refused.
          error={text && !isUnclear ? t(otpMessages, 'otp.wrong', { message: withoutStop(text) }) : text}
          data-foyer-autofocus="always"
          ref={input}
        />
        {/* Empty, it keeps its line, so that nothing moves while a code is checked; an error takes the same line. */}
        {!text && (
          <Text role="status" align="center" variant="caption" tone="muted">
            {!isOnline
              ? t(offlineMessages, 'offline.note')
              : isPending
                ? t(otpMessages, 'otp.checking')
                : '\u00A0'}
          </Text>
        )}
      </Stack>
      <Text align="center" variant="caption" tone="muted">
        {children}
      </Text>
    </Stack>
  )
}

/**
 * Text of an error. The embedded wallet gives its reason in English, such as a wrong code or too many attempts: other
 * languages have a text that is true of every reason.
 */
const textOf = (t: Translator, error: Error): string =>
  isFoyerError(error, 'FRAME_REFUSED')
    ? t({ 'otp.refused': error.shortMessage }, 'otp.refused')
    : (errorText(t, error) ?? error.message)

/** The sentence without its full stop, to be followed by another. */
const withoutStop = (text: string): string => text.replace(/[.。।]$/, '')

/** Texts of one-time codes sent by email. */
export const otpMessages = {
  'otp.sentTo': 'Enter the 6-digit code sent to',
  'otp.validFor': 'Code valid for {n} min',
  'otp.label': '6-digit code',
  'otp.refused': 'The code was not accepted',
  'otp.wrong': '{message}. Try again.',
  'otp.none': 'No code?',
  'otp.resend': 'Resend',
  'otp.resendIn': 'Resend in {n}s',
  'otp.resent': 'New code sent',
  'otp.checking': 'Checking the code',
} as const
