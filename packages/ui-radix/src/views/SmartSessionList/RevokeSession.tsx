import { isUserRejected, type SmartSession, useRevokePermissions, useToast } from '@foyer/headless'
import { type ReactElement, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { LazyWalletAppButton } from '../shared/wallets/LazyWalletAppButton.tsx'
import { smartSessionListMessages as messages } from './messages.ts'

export type RevokeSessionProps = {
  readonly session: SmartSession
  /** Name of the app. */
  readonly name: string
  readonly onRevoked: () => void
}

/** Revokes a smart session after a confirmation. */
export function RevokeSession({ session, name, onRevoked }: RevokeSessionProps): ReactElement {
  const t = useTranslate()
  const { show } = useToast()
  const { revokePermissionsAsync } = useRevokePermissions()
  const [isAsking, setAsking] = useState(false)
  const [isPending, setPending] = useState(false)
  const start = useRef<HTMLButtonElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const ask = (next: boolean): void => {
    flushSync(() => setAsking(next))
    ;(next ? cancel : start).current?.focus()
  }
  const end = async (): Promise<void> => {
    setPending(true)
    try {
      const { success } = await revokePermissionsAsync({ session })
      if (!success) return show({ message: t(messages, 'smartSessionList.revokeFailed'), variant: 'error' })
      onRevoked()
      show({ message: t(messages, 'smartSessionList.revokeDone'), variant: 'success' })
    } catch (error) {
      const key = isUserRejected(error) ? 'revokeDeclined' : 'revokeFailed'
      show({ message: failureText(t, error, t(messages, `smartSessionList.${key}`)), variant: 'error' })
    } finally {
      setPending(false)
    }
  }
  if (!isAsking) {
    return (
      <Button
        ref={start}
        variant="danger"
        aria-label={t(messages, 'smartSessionList.revokeOf', { app: name })}
        onClick={() => ask(true)}
      >
        {t(messages, 'smartSessionList.revoke')}
      </Button>
    )
  }
  return (
    <Stack gap={8} role="group" aria-label={t(messages, 'smartSessionList.revokeOf', { app: name })}>
      <Text variant="caption" tone="muted" align="center" dir="auto">
        {t(messages, 'smartSessionList.confirm', { app: name })}
      </Text>
      {isPending && <LazyWalletAppButton />}
      <Stack direction="row" gap={8} equal>
        <Button ref={cancel} onClick={() => isPending || ask(false)} aria-disabled={isPending || undefined}>
          {t(commonMessages, 'common.cancel')}
        </Button>
        <Button variant="danger" loading={isPending} onClick={() => void end()}>
          {t(messages, 'smartSessionList.revoke')}
        </Button>
      </Stack>
    </Stack>
  )
}
