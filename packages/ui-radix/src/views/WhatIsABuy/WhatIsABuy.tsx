import { useModalRouter } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { HelpSection } from '../../primitives/HelpSection/HelpSection.tsx'
import { CardIcon, ReceiveIcon } from '../../primitives/Icon/subjectIcons.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'

export const messages = {
  'whatIsABuy.ways.title': 'Buy with card or bank',
  'whatIsABuy.ways.body':
    'A provider takes your money and sends what you bought to your wallet. It may ask who you are, as a bank does.',
  'whatIsABuy.yours.title': 'Straight to your wallet',
  'whatIsABuy.yours.body': 'Cards take minutes, banks can take days. What you bought shows up by itself.',
  'whatIsABuy.choose': 'Buy crypto',
} as const

/** Explains how to buy crypto. */
export default function WhatIsABuy(): ReactElement {
  const t = useTranslate()
  const { goBack } = useModalRouter()
  return (
    <Stack gap={16}>
      <HelpSection icon={<CardIcon />} title={t(messages, 'whatIsABuy.ways.title')}>
        {t(messages, 'whatIsABuy.ways.body')}
      </HelpSection>
      <HelpSection icon={<ReceiveIcon />} title={t(messages, 'whatIsABuy.yours.title')}>
        {t(messages, 'whatIsABuy.yours.body')}
      </HelpSection>
      <Button variant="primary" onClick={goBack}>
        {t(messages, 'whatIsABuy.choose')}
      </Button>
    </Stack>
  )
}
