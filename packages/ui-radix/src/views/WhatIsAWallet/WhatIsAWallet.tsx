import { useModalRouter } from '@foyer/headless'
import { KeyIcon, StackIcon } from '../../primitives/Icon/subjectIcons.ts'
import { GridIcon } from '../../primitives/Icon/controlIcons.ts'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { HelpSection } from '../../primitives/HelpSection/HelpSection.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { whatIsAWalletMessages as messages } from './messages.ts'

/** Three things a wallet is good for. */
export default function WhatIsAWallet(): ReactElement {
  const t = useTranslate()
  const { push } = useModalRouter()
  const { has } = useShell()
  return (
    <Stack gap={16}>
      <HelpSection icon={<KeyIcon />} title={t(messages, 'whatIsAWallet.key.title')}>
        {t(messages, 'whatIsAWallet.key.body')}
      </HelpSection>
      <HelpSection icon={<StackIcon />} title={t(messages, 'whatIsAWallet.keep.title')}>
        {t(messages, 'whatIsAWallet.keep.body')}
      </HelpSection>
      <HelpSection icon={<GridIcon />} title={t(messages, 'whatIsAWallet.apps.title')}>
        {t(messages, 'whatIsAWallet.apps.body')}
      </HelpSection>
      {has('GetWallet') && (
        <Button onClick={() => push('GetWallet')}>{t(messages, 'whatIsAWallet.get')}</Button>
      )}
    </Stack>
  )
}
