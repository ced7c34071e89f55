import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { errorText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { OtpField } from '../../primitives/OtpField/OtpField.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { otpMessages as messages } from './otpMessages.ts'
import { withoutStop } from './withoutStop.ts'

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
        {t(messages, 'otp.sentTo')}
      </Text>
      {/* What is cut of a long address is its end, whichever way the page is read. */}
      <Text align="center" variant="heading" truncate dir="ltr">
        {email}
      </Text>
      {validMinutes !== undefined && (
        <Text align="center" variant="caption" tone="muted">
          {t(messages, 'otp.validFor', { n: validMinutes })}
        </Text>
      )}
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
        {children}
      </Text>
    </Stack>
  )
}
