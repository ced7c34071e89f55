import { useDismissUnfinishedRequest, useUnfinishedRequests } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { Slot } from '../../../modal/slots.tsx'
import { Banner } from '../../../primitives/Banner/Banner.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { unfinishedMessages as messages } from './unfinishedMessages.ts'

/** The newest request to a wallet whose answer is missing: after a reload, or while another tab asks. */
export default function UnfinishedNotice(): ReactElement | null {
  const t = useTranslate()
  const [request] = useUnfinishedRequests()
  const dismiss = useDismissUnfinishedRequest()
  if (!request) return null
  return (
    <Slot name="unfinished" data={{ request }}>
      <Stack gap={4}>
        <Banner tone="warning" role="alert">
          {t(messages, 'unfinished.text')}
        </Banner>
        <Button variant="ghost" size={44} onClick={() => dismiss(request.id)}>
          {t(messages, 'unfinished.checked')}
        </Button>
      </Stack>
    </Slot>
  )
}
