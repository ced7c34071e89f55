import { useModalRouter } from '@foyer/headless'
import type { ReactElement } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { CheckIcon } from '../../primitives/Icon/controlIcons.ts'
import { Explanation } from '../shared/account/Explanation.tsx'

export const messages = {
  'smartSessionCreated.heading': 'Session created',
  'smartSessionCreated.body': 'Manage it from your account.',
  'smartSessionCreated.what': 'What is a session?',
  'smartSessionCreated.whatBody':
    'For a limited time the app may do what you agreed to without asking you each time. You can end it whenever you like.',
} as const

/** Success view of a smart session, with a link to the list where it can be revoked. */
export default function SmartSessionCreated(): ReactElement {
  const t = useTranslate()
  const { replace } = useModalRouter()
  return (
    <EmptyState
      tone="success"
      icon={<CheckIcon size={24} />}
      title={t(messages, 'smartSessionCreated.heading')}
      body={t(messages, 'smartSessionCreated.body')}
    >
      <Button variant="primary" block onClick={() => replace('Account')}>
        {t(commonMessages, 'common.done')}
      </Button>
      <Explanation question={t(messages, 'smartSessionCreated.what')}>
        {t(messages, 'smartSessionCreated.whatBody')}
      </Explanation>
    </EmptyState>
  )
}
