import { useIdentity, useModalRouter, useRouteData } from '@foyer/headless'
import { type ReactElement, useEffect } from 'react'
import { common } from '../../i18n/common.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { CheckIcon } from '../../primitives/Icon/controlIcons.ts'
import { Explanation } from '../shared/Explanation.tsx'
import { nameMessages } from '../shared/nameMessages.ts'
import { registerAccountNameSuccessMessages as messages } from './messages.ts'

/** The account has a name: said once, with the way on. */
export default function RegisterAccountNameSuccess(): ReactElement {
  const t = useTranslate()
  const { announce } = useShell()
  const { replace } = useModalRouter()
  const { data: identity } = useIdentity()
  const name = useRouteData('RegisterAccountNameSuccess')?.name ?? identity?.name
  const title = name
    ? t(messages, 'registerAccountNameSuccess.heading', { name })
    : t(messages, 'registerAccountNameSuccess.unnamed')
  useEffect(() => announce(title), [announce, title])
  return (
    <EmptyState
      tone="success"
      icon={<CheckIcon size={24} />}
      title={title}
      body={t(messages, 'registerAccountNameSuccess.body')}
    >
      <Button variant="primary" block data-foyer-autofocus="" onClick={() => replace('Account')}>
        {t(common, 'common.continue')}
      </Button>
      <Explanation question={t(common, 'common.learnMore')}>
        {t(nameMessages, 'accountName.about')}
      </Explanation>
    </EmptyState>
  )
}
