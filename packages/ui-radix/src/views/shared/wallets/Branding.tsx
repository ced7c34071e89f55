import { useFeatures } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { shellMessages } from '../../../modal/messages.ts'
import { Slot } from '../../../modal/slots.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'

/** Credit line, which a host can remove freely. */
export function Branding(): ReactElement | null {
  const t = useTranslate()
  const { branding } = useFeatures()
  if (!branding) return null
  return (
    <Slot name="branding" data={{}}>
      <Text variant="caption" tone="muted" align="center">
        {t(shellMessages, 'shell.branding')}
      </Text>
    </Slot>
  )
}
