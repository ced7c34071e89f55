import { useAccount, useDisconnect, useFeatures, useToast } from '@foyer/headless'
import { ExitIcon } from '../../primitives/Icon/ExitIcon.tsx'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Row } from '../../primitives/Row/Row.tsx'
import { sharedMessages } from './messages.ts'

/** Ends the connection in use; every one, where the app has one wallet at a time. */
export function DisconnectRow(): ReactElement {
  const t = useTranslate()
  const { connector, namespace } = useAccount()
  const { multiWallet } = useFeatures()
  const { disconnectAsync, isPending } = useDisconnect()
  const { show } = useToast()
  return (
    <Row
      variant="danger"
      name={t(sharedMessages, 'disconnect.action')}
      image={<ExitIcon />}
      loading={isPending}
      onClick={() => {
        disconnectAsync(multiWallet ? { connector, namespace } : undefined).catch(() =>
          show({ message: t(sharedMessages, 'disconnect.failed'), variant: 'error' }),
        )
      }}
    />
  )
}
