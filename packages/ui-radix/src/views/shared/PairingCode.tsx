import { type DirectoryWallet, PAIRING_SECONDS, useWalletConnectUri } from '@foyer/headless'
import { type ReactElement, useEffect, useState } from 'react'
import { common } from '../../i18n/common.ts'
import { hero } from '../../i18n/hero.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { Slot } from '../../modal/slots.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { CodePlace } from './CodePlace.tsx'
import { codeMessages as messages } from './codeMessages.ts'
import { CopyLinkButton } from './CopyLinkButton.tsx'
import { usePairingFailure } from './usePairingFailure.ts'

/** The code that a phone scans: for a wallet, or for any. */
export function PairingCode({ wallet }: { readonly wallet?: DirectoryWallet | undefined }): ReactElement {
  const t = useTranslate()
  const pairing = useWalletConnectUri()
  const { uri, status, secondsLeft, renewals, refresh, markShown } = pairing
  const isShown = uri !== undefined
  useEffect(() => {
    if (isShown) markShown(wallet)
  }, [isShown, markShown, wallet])
  useRenewalNews(renewals)
  usePairingFailure(pairing)
  const cover = coverOf(status, t)
  return (
    <Stack gap={12} align="center">
      <Slot name="qr" data={{ uri, status }}>
        <CodePlace
          value={uri}
          label={wallet ? t(messages, 'qr.label', { wallet: wallet.name }) : t(messages, 'qr.labelAny')}
          logo={wallet && <Image src={wallet.imageUrl} name={wallet.name} size={40} />}
          timeLeft={secondsLeft === undefined ? undefined : secondsLeft / PAIRING_SECONDS}
          cover={
            cover && (
              <>
                <p role="status">{cover.text}</p>
                {cover.action && (
                  <Button variant="primary" onClick={refresh}>
                    {cover.action}
                  </Button>
                )}
              </>
            )
          }
        />
      </Slot>
      <Stack gap={0} align="center">
        <Text variant="heading" align="center">
          {wallet ? t(messages, 'qr.scanWith', { wallet: wallet.name }) : t(messages, 'qr.scan')}
        </Text>
        <CopyLinkButton uri={uri} />
      </Stack>
    </Stack>
  )
}

type Translate = ReturnType<typeof useTranslate>
type Cover = { readonly text: string; readonly action?: string }

/** What stands in the place of a code that is not there, and what can be done about it. */
function coverOf(status: ReturnType<typeof useWalletConnectUri>['status'], t: Translate): Cover | undefined {
  const retry = t(common, 'common.retry')
  if (status === 'offline') return { text: t(messages, 'qr.offline') }
  if (status === 'expired') return { text: t(messages, 'qr.expired'), action: t(messages, 'qr.refresh') }
  if (status === 'declined') return { text: t(hero, 'hero.declined.title'), action: retry }
  if (status === 'error') return { text: t(messages, 'qr.failed'), action: retry }
  return status === 'success' ? { text: t(hero, 'hero.done.title') } : undefined
}

/** A new code looks like the old one, so it is said. */
function useRenewalNews(renewals: number): void {
  const t = useTranslate()
  const { announce } = useShell()
  const [earlier] = useState(renewals)
  useEffect(() => {
    if (renewals > earlier) announce(t(messages, 'qr.refreshed'))
  }, [renewals, earlier, announce, t])
}
