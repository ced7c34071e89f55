import { useModalRouter } from '@foyer/headless'
import { KeyRound, LayoutGrid, Layers } from 'lucide-react'
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
      <HelpSection icon={<KeyRound />} title={t(messages, 'whatIsAWallet.key.title')}>
        {t(messages, 'whatIsAWallet.key.body')}
      </HelpSection>
      <HelpSection icon={<Layers />} title={t(messages, 'whatIsAWallet.keep.title')}>
        {t(messages, 'whatIsAWallet.keep.body')}
      </HelpSection>
      <HelpSection icon={<LayoutGrid />} title={t(messages, 'whatIsAWallet.apps.title')}>
        {t(messages, 'whatIsAWallet.apps.body')}
      </HelpSection>
      {has('GetWallet') && (
        <Button onClick={() => push('GetWallet')}>{t(messages, 'whatIsAWallet.get')}</Button>
      )}
    </Stack>
  )
}
