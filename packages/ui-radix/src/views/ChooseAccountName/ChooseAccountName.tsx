import { useModalRouter } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Explanation, nameMessages } from '../shared/account/Explanation.tsx'

export const messages = {
  'chooseAccountName.heading': 'Choose an account name',
  'chooseAccountName.body': 'A short name is easier to share than an address.',
  'chooseAccountName.choose': 'Choose name',
  'chooseAccountName.about': 'About names',
} as const

/** Explains account names, and links to the registration. */
export default function ChooseAccountName(): ReactElement {
  const t = useTranslate()
  const { push } = useModalRouter()
  const { preload } = useShell()
  return (
    <EmptyState
      drawing="nameBadge"
      title={t(messages, 'chooseAccountName.heading')}
      body={t(messages, 'chooseAccountName.body')}
    >
      <Button
        variant="primary"
        block
        onPointerEnter={() => preload('RegisterAccountName')}
        onFocus={() => preload('RegisterAccountName')}
        onClick={() => push('RegisterAccountName')}
      >
        {t(messages, 'chooseAccountName.choose')}
      </Button>
      <Explanation question={t(messages, 'chooseAccountName.about')}>
        {t(nameMessages, 'accountName.about')}
      </Explanation>
    </EmptyState>
  )
}
