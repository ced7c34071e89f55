import { useConfirmEmailUpdate, useModalRouter, useRouteData } from '@foyer/headless'
import type { ReactElement } from 'react'
import { OtpScreen } from '../shared/email/OtpScreen.tsx'
import { StartOver } from '../shared/email/StartOver.tsx'

/** One-time code of the current address; the code of the new address follows. */
export default function UpdateEmailPrimaryOtp(): ReactElement {
  const { replace } = useModalRouter()
  const { email = '', newEmail = '', redirectView } = useRouteData('UpdateEmailPrimaryOtp') ?? {}
  const confirm = useConfirmEmailUpdate()
  return (
    <OtpScreen
      email={email}
      state={confirm}
      onCode={(otp, { onError }) =>
        confirm.confirmEmailUpdate(
          { step: 'primary', otp },
          { onError, onSuccess: () => replace('UpdateEmailSecondaryOtp', { newEmail, redirectView }) },
        )
      }
    >
      <StartOver redirectView={redirectView} />
    </OtpScreen>
  )
}
