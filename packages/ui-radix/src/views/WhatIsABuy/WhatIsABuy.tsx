import { useModalRouter } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { HelpSection } from '../../primitives/HelpSection/HelpSection.tsx'
import { CardIcon, ReceiveIcon } from '../../primitives/Icon/subjectIcons.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { whatIsABuyMessages as messages } from './messages.ts'

/** How money becomes something in a wallet. */
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
