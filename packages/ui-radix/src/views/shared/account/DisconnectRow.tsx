import {
  useAccount,
  useConnections,
  useDisconnect,
  useFeatures,
  useModalRouter,
  useToast,
} from '@foyer/headless'
import type { ReactElement } from 'react'
import { failureText } from '../../../i18n/errorText.ts'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { useShell } from '../../../modal/ShellContext.ts'
import { ExitIcon } from '../../../primitives/Icon/subjectIcons.ts'
import { Row } from '../../../primitives/Row/Row.tsx'
import { sharedMessages } from '../messages.ts'

/** Disconnects the current connection, or without `multiWallet` all connections. */
export function DisconnectRow(): ReactElement {
  const t = useTranslate()
  const { connector, namespace } = useAccount()
  const { multiWallet } = useFeatures()
  const { disconnectAsync, isPending } = useDisconnect()
  const { show } = useToast()
  const { push } = useModalRouter()
  const { has } = useShell()
  const hasOthers = useConnections().some((other) => other.connector.uid !== connector?.uid)
  const disconnect = async (): Promise<void> => {
    if (!multiWallet) return disconnectAsync()
    // The modal closes without an account; with other connections it shows the list of wallets.
    if (hasOthers && has('ProfileWallets')) push('ProfileWallets')
    await disconnectAsync({ connector, namespace })
    if (hasOthers) show({ message: t(sharedMessages, 'wallet.removed'), variant: 'success' })
  }
  return (
    <Row
      variant="danger"
      name={t(sharedMessages, 'disconnect.action')}
      image={<ExitIcon />}
      loading={isPending}
      onClick={() => {
        disconnect().catch((error: unknown) =>
          show({ message: failureText(t, error, t(sharedMessages, 'disconnect.failed')), variant: 'error' }),
        )
      }}
    />
  )
}
