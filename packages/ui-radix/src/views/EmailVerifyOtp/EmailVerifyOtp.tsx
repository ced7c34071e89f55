import {
  useEmailLogin,
  useEmbeddedWallet,
  useModalRouter,
  useOtp,
  useRouteData,
  useToast,
} from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { TextLink } from '../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { otpMessages as messages, OtpScreen } from '../shared/email/OtpScreen.tsx'
import { useSecondsUntil } from '../shared/email/useSecondsUntil.ts'

/** One-time code of an email login. */
export default function EmailVerifyOtp(): ReactElement {
  const t = useTranslate()
  const { show } = useToast()
  const { replace } = useModalRouter()
  const { email = '', redirectView } = useRouteData('EmailVerifyOtp') ?? {}
  const otp = useOtp()
  const { codeMinutes } = useEmbeddedWallet()
  const { connectEmail, isPending: isSending, retryAt } = useEmailLogin()
  const seconds = useSecondsUntil(retryAt)
  const resend = (): void =>
    connectEmail(
      { email },
      {
        onSuccess: (next) => {
          if (next === 'VERIFY_DEVICE') replace('EmailVerifyDevice', { email, redirectView })
          if (next === 'VERIFY_OTP') show({ message: t(messages, 'otp.resent'), variant: 'success' })
        },
        onError: (failure) => show({ message: failure, variant: 'error' }),
      },
    )
  const isDisabled = seconds > 0 || isSending
  return (
    <OtpScreen
      email={email}
      validMinutes={codeMinutes}
      state={otp}
      onCode={(code, options) => otp.confirmOtp({ otp: code }, options)}
    >
      {t(messages, 'otp.none')}{' '}
      <TextLink asChild size="caption">
        {/* Not disabled, which would lose the focus. */}
        <button
          type="button"
          aria-disabled={isDisabled || undefined}
          onClick={isDisabled ? undefined : resend}
        >
          <span aria-hidden="true">
            {seconds > 0 ? t(messages, 'otp.resendIn', { n: seconds }) : t(messages, 'otp.resend')}
          </span>
          {/* Screen readers announce each change of the name of a focused button. */}
          <VisuallyHidden>{t(messages, 'otp.resend')}</VisuallyHidden>
        </button>
      </TextLink>
    </OtpScreen>
  )
}
