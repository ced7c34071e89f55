import { useConfirmEmailUpdate, useModal, useModalRouter, useRouteData, useToast } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { OtpScreen } from '../shared/email/OtpScreen.tsx'
import { StartOver, updateOtpMessages as messages } from '../shared/email/StartOver.tsx'

/** One-time code of the new address, which then replaces the current one. */
export default function UpdateEmailSecondaryOtp(): ReactElement {
  const t = useTranslate()
  const { show } = useToast()
  const { close } = useModal()
  const { reset } = useModalRouter()
  const { newEmail = '', redirectView } = useRouteData('UpdateEmailSecondaryOtp') ?? {}
  const confirm = useConfirmEmailUpdate()
  const leave = (): void => {
    show({ message: t(messages, 'updateOtp.done'), variant: 'success' })
    if (redirectView) reset(redirectView as 'Account')
    else close()
  }
  return (
    <OtpScreen
      email={newEmail}
      state={confirm}
      onCode={(otp, { onError }) =>
        confirm.confirmEmailUpdate({ step: 'secondary', otp }, { onError, onSuccess: leave })
      }
    >
      <StartOver redirectView={redirectView} />
    </OtpScreen>
  )
}
