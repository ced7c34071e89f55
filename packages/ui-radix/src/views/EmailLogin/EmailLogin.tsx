import { useEmailLogin } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { emailMessages } from '../shared/email/emailMessages.ts'
import EmailWidget from '../shared/email/EmailWidget.tsx'
import { EmptyView } from '../shared/EmptyView.tsx'

/** Email login as a view. */
export default function EmailLogin(): ReactElement {
  const t = useTranslate()
  const { isAvailable } = useEmailLogin()
  return isAvailable ? <EmailWidget /> : <EmptyView drawing="door" title={t(emailMessages, 'email.none')} />
}
