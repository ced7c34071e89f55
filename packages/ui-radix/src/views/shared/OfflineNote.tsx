import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useIsOnline } from './useIsOnline.ts'

export const offlineMessages = { 'offline.note': 'You are offline' } as const

/** A note that the browser is offline, beside a form that keeps its input. */
export function OfflineNote(): ReactElement | null {
  const t = useTranslate()
  if (useIsOnline()) return null
  return (
    <Text role="alert" variant="caption" tone="warning" align="center">
      {t(offlineMessages, 'offline.note')}
    </Text>
  )
}
