import { ScaleIcon, RouteIcon } from '../../primitives/Icon/subjectIcons.ts'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { HelpSection } from '../../primitives/HelpSection/HelpSection.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { whatIsANetworkMessages as messages } from './messages.ts'

/** What a network is, and why there are several. */
export default function WhatIsANetwork(): ReactElement {
  const t = useTranslate()
  return (
    <Stack gap={16}>
      <HelpSection icon={<RouteIcon />} title={t(messages, 'whatIsANetwork.rails.title')}>
        {t(messages, 'whatIsANetwork.rails.body')}
      </HelpSection>
      <HelpSection icon={<ScaleIcon />} title={t(messages, 'whatIsANetwork.strengths.title')}>
        {t(messages, 'whatIsANetwork.strengths.body')}
      </HelpSection>
    </Stack>
  )
}
