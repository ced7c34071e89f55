import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import { CodePlace } from '../../shared/CodePlace.tsx'
import { downloadsMessages as messages } from '../messages.ts'

export type StoreCodeProps = { readonly url: string; readonly store: string; readonly wallet: string }

/** A store's page, to be opened on a phone. */
export function StoreCode({ url, store, wallet }: StoreCodeProps): ReactElement {
  const t = useTranslate()
  return (
    <Stack gap={8} align="center">
      <CodePlace value={url} label={t(messages, 'downloads.code', { wallet, store })} />
      <Text variant="caption" tone="muted" align="center">
        {t(messages, 'downloads.scan')}
      </Text>
    </Stack>
  )
}
