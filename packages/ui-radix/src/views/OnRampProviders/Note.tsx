import { useModalRouter } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { ViewFooter } from '../../modal/ViewFooter.tsx'
import { TextLink } from '../../primitives/Text/Text.tsx'

export const messages = {
  'onRampProviders.note': 'You buy from the provider, on its own terms.',
  'onRampProviders.help': 'How buying works',
} as const

/** Notice that the terms of the provider apply, with a link to the explanation of buying. */
export default function Note(): ReactElement {
  const t = useTranslate()
  const { has } = useShell()
  const { push } = useModalRouter()
  return (
    <ViewFooter view="OnRampProviders">
      {t(messages, 'onRampProviders.note')}{' '}
      {has('WhatIsABuy') && (
        <TextLink asChild size="caption">
          <button type="button" onClick={() => push('WhatIsABuy')}>
            {t(messages, 'onRampProviders.help')}
          </button>
        </TextLink>
      )}
    </ViewFooter>
  )
}
