import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { HelpSection } from '../../primitives/HelpSection/HelpSection.tsx'
import { ScaleIcon, RouteIcon } from '../../primitives/Icon/subjectIcons.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'

export const messages = {
  'whatIsANetwork.rails.title': 'The rails behind apps',
  'whatIsANetwork.rails.body':
    'A network keeps the record of who owns what, and runs the apps that are built on it.',
  'whatIsANetwork.strengths.title': 'Different networks, different strengths',
  'whatIsANetwork.strengths.body':
    'Some are fast, some are cheap, some are the oldest. What you own lives on the network it was sent on.',
} as const

/** Explains networks. */
export default function WhatIsANetwork(): ReactElement {
  const t = useTranslate()
  return (
    // Without a control in it, keys could not scroll large text.
    <Stack gap={16} role="group" tabIndex={0}>
      <HelpSection icon={<RouteIcon />} title={t(messages, 'whatIsANetwork.rails.title')}>
        {t(messages, 'whatIsANetwork.rails.body')}
      </HelpSection>
      <HelpSection icon={<ScaleIcon />} title={t(messages, 'whatIsANetwork.strengths.title')}>
        {t(messages, 'whatIsANetwork.strengths.body')}
      </HelpSection>
    </Stack>
  )
}
