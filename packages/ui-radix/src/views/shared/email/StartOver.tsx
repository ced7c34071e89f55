import { type RouteName, useModalRouter, useUpdateEmail } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { TextLink } from '../../../primitives/Text/Text.tsx'
import { useSecondsUntil } from './useSecondsUntil.ts'

/** Back to the email field, once another code can be sent. */
export function StartOver({ redirectView }: { readonly redirectView: RouteName | undefined }): ReactElement {
  const t = useTranslate()
  const { replace } = useModalRouter()
  const { email = '', retryAt } = useUpdateEmail()
  const seconds = useSecondsUntil(retryAt)
  return (
    <>
      {t(updateOtpMessages, 'updateOtp.wrongAddress')}{' '}
      <TextLink asChild size="caption">
        <button
          type="button"
          disabled={seconds > 0}
          onClick={() => replace('UpdateEmailWallet', { email, redirectView })}
        >
          {seconds > 0
            ? t(updateOtpMessages, 'updateOtp.startOverIn', { n: seconds })
            : t(updateOtpMessages, 'updateOtp.startOver')}
        </button>
      </TextLink>
    </>
  )
}

export const updateOtpMessages = {
  'updateOtp.wrongAddress': 'Wrong address?',
  'updateOtp.startOver': 'Start over',
  'updateOtp.startOverIn': 'Start over in {n}s',
  'updateOtp.done': 'Email updated',
} as const
