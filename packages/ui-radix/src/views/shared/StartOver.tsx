import { type RouteName, useModalRouter, useUpdateEmail } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { TextLink } from '../../primitives/Text/Text.tsx'
import { updateOtpMessages as messages } from './updateOtpMessages.ts'
import { useSecondsUntil } from './useSecondsUntil.ts'

/** The way back to the address, once another code could be sent. */
export function StartOver({ redirectView }: { readonly redirectView: RouteName | undefined }): ReactElement {
  const t = useTranslate()
  const { replace } = useModalRouter()
  const { email = '', retryAt } = useUpdateEmail()
  const seconds = useSecondsUntil(retryAt)
  return (
    <>
      {t(messages, 'updateOtp.wrongAddress')}{' '}
      <TextLink asChild size="caption">
        <button
          type="button"
          disabled={seconds > 0}
          onClick={() => replace('UpdateEmailWallet', { email, redirectView })}
        >
          {seconds > 0
            ? t(messages, 'updateOtp.startOverIn', { n: seconds })
            : t(messages, 'updateOtp.startOver')}
        </button>
      </TextLink>
    </>
  )
}
