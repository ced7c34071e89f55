import { useModalRouter } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { HelpSection } from '../../primitives/HelpSection/HelpSection.tsx'
import { GridIcon } from '../../primitives/Icon/controlIcons.ts'
import { KeyIcon, StackIcon } from '../../primitives/Icon/subjectIcons.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'

export const messages = {
  'whatIsAWallet.key.title': 'Sign in without passwords',
  'whatIsAWallet.key.body':
    'Your wallet proves who you are. There is no account to create and nothing to remember.',
  'whatIsAWallet.keep.title': 'Keep coins and collectibles in one place',
  'whatIsAWallet.keep.body': 'Store, send and receive your assets. Only you hold the keys.',
  'whatIsAWallet.apps.title': 'Use onchain apps',
  'whatIsAWallet.apps.body': 'Take one wallet to every app, and decide for each what it may see and do.',
  'whatIsAWallet.get': 'Get a wallet',
} as const

/** Explains wallets in three points. */
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
        <Button variant="primary" onClick={() => push('GetWallet')}>
          {t(messages, 'whatIsAWallet.get')}
        </Button>
      )}
    </Stack>
  )
}
