import { useModalRouter, useRouteData, useUpdateEmail } from '@foyer/headless'
import type { ReactElement } from 'react'
import { OtpScreen } from '../shared/email/OtpScreen.tsx'
import { StartOver } from '../shared/email/StartOver.tsx'

/** The code that was mailed to the address in use; the one of the new address is asked for next. */
export default function UpdateEmailPrimaryOtp(): ReactElement {
  const { replace } = useModalRouter()
  const { email = '', newEmail = '', redirectView } = useRouteData('UpdateEmailPrimaryOtp') ?? {}
  const { confirm } = useUpdateEmail()
  return (
    <OtpScreen
      email={email}
      state={confirm}
      onCode={(otp, { onError }) =>
        confirm.mutate(
          { step: 'primary', otp },
          { onError, onSuccess: () => replace('UpdateEmailSecondaryOtp', { newEmail, redirectView }) },
        )
      }
    >
      <StartOver redirectView={redirectView} />
    </OtpScreen>
  )
}
