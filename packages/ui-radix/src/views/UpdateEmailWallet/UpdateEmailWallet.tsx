import {
  isFoyerError,
  useAccount,
  useModalRouter,
  useRequestEmailUpdate,
  useRouteData,
  useToast,
  useUpdateEmail,
} from '@foyer/headless'
import { type FormEvent, type ReactElement, useState } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Field } from '../../primitives/Field/Field.tsx'
import { MailIcon } from '../../primitives/Icon/controlIcons.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { emailMessages } from '../shared/email/emailMessages.ts'
import { EmptyView } from '../shared/EmptyView.tsx'
import { OfflineNote } from '../shared/OfflineNote.tsx'

export const messages = {
  'updateEmail.label': 'New email',
  'updateEmail.save': 'Save',
} as const

/** Minimum length of an email address. */
const SHORTEST = 4

/** Changes the email address of the embedded wallet. */
export default function UpdateEmailWallet(): ReactElement {
  const t = useTranslate()
  const { show } = useToast()
  const { connector } = useAccount()
  const { push, goBack } = useModalRouter()
  const data = useRouteData('UpdateEmailWallet')
  const { isAvailable, email: current = '' } = useUpdateEmail()
  const request = useRequestEmailUpdate()
  const [typed, setTyped] = useState(data?.email ?? current)
  const email = typed.trim()
  const canSave = email.length >= SHORTEST && email !== current
  if (!isAvailable) {
    const reason = connector?.type === 'AUTH' ? 'email.ofLogin' : 'email.notOfWallet'
    return <EmptyView drawing="door" title={t(emailMessages, reason)} />
  }

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!canSave || request.isPending) return
    request.requestEmailUpdate(
      { email },
      {
        onSuccess(next) {
          const route = { newEmail: email, redirectView: data?.redirectView }
          if (next === 'VERIFY_SECONDARY_OTP') push('UpdateEmailSecondaryOtp', route)
          else push('UpdateEmailPrimaryOtp', { ...route, email: current })
        },
        onError(error) {
          if (!isFoyerError(error, 'EMAIL_INVALID')) show({ message: error, variant: 'error' })
        },
      },
    )
  }
  const isInvalid = isFoyerError(request.error, 'EMAIL_INVALID')
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={12}>
        <Field
          label={t(messages, 'updateEmail.label')}
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="done"
          icon={<MailIcon />}
          value={typed}
          error={isInvalid && t(emailMessages, 'email.invalid')}
          data-foyer-autofocus=""
          onChange={({ target }) => {
            setTyped(target.value)
            if (request.error) request.reset()
          }}
        />
        <OfflineNote />
        <Stack direction="row" gap={8} equal>
          {data?.redirectView && (
            <Button size={52} onClick={goBack}>
              {t(commonMessages, 'common.cancel')}
            </Button>
          )}
          <Button type="submit" variant="primary" size={52} disabled={!canSave} loading={request.isPending}>
            {t(messages, 'updateEmail.save')}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
