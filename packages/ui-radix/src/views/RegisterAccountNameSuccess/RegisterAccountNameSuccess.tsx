import { useModalRouter, useRouteData } from '@foyer/headless'
import { type ReactElement, useEffect } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { CheckIcon } from '../../primitives/Icon/controlIcons.ts'
import { Explanation, nameMessages } from '../shared/account/Explanation.tsx'

export const messages = {
  'registerAccountNameSuccess.heading': '{name} is yours',
  'registerAccountNameSuccess.body': 'Add funds to start using your account.',
} as const

/** Success view after a registration. */
export default function RegisterAccountNameSuccess(): ReactElement {
  const t = useTranslate()
  const { announce } = useShell()
  const { replace } = useModalRouter()
  const { name = '' } = useRouteData('RegisterAccountNameSuccess') ?? {}
  const title = t(messages, 'registerAccountNameSuccess.heading', { name })
  useEffect(() => announce(title), [announce, title])
  return (
    <EmptyState
      tone="success"
      icon={<CheckIcon size={24} />}
      title={title}
      body={t(messages, 'registerAccountNameSuccess.body')}
    >
      <Button variant="primary" block data-foyer-autofocus="" onClick={() => replace('Account')}>
        {t(commonMessages, 'common.continue')}
      </Button>
      <Explanation question={t(commonMessages, 'common.learnMore')}>
        {t(nameMessages, 'accountName.about')}
      </Explanation>
    </EmptyState>
  )
}
