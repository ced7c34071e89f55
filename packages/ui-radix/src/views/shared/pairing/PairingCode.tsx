import {
  type DirectoryWallet,
  PAIRING_SECONDS,
  useWalletConnectUri,
  useFeatures,
  useModalRouter,
  useToast,
  type WalletConnectUri,
} from '@foyer/headless'
import { type ReactElement, useEffect, useState } from 'react'
import { commonMessages } from '../../../i18n/commonMessages.ts'
import { errorText } from '../../../i18n/errorText.ts'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { heroMessages } from '../../../i18n/statusMessages.ts'
import { useShell } from '../../../modal/ShellContext.ts'
import { Slot } from '../../../modal/slots.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Image } from '../../../primitives/Image/Image.tsx'
import { Qr } from '../../../primitives/Qr/Qr.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import { CopyLinkButton } from './CopyLinkButton.tsx'
import { pairingMessages as messages } from './pairingMessages.ts'

/** The QR code of a pairing: for one wallet, or for any. */
export function PairingCode({ wallet }: { readonly wallet?: DirectoryWallet | undefined }): ReactElement {
  const t = useTranslate()
  const pairing = useWalletConnectUri()
  const { uri, status, error, secondsLeft, renewals, refresh, markShown } = pairing
  const isShown = uri !== undefined
  useEffect(() => {
    if (isShown) markShown(wallet)
  }, [isShown, markShown, wallet])
  useRenewalNews(renewals)
  usePairingFailure(pairing)
  const cover = coverOf(status, error, t)
  return (
    <Stack gap={12} align="center">
      <Slot name="qr" data={{ uri, status }}>
        <Qr
          value={uri}
          label={wallet ? t(messages, 'qr.label', { wallet: wallet.name }) : t(messages, 'qr.labelAny')}
          logo={
            wallet ? (
              <Image src={wallet.imageUrl} logo={`wallet:${wallet.id}`} name={wallet.name} size={40} />
            ) : (
              <Image logo="wallet:walletConnect" name="WalletConnect" size={40} />
            )
          }
          timeLeft={secondsLeft === undefined ? undefined : secondsLeft / PAIRING_SECONDS}
          cover={
            cover && (
              <>
                <p role="alert">{cover.text}</p>
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
type Cover = {
  readonly text: string
  readonly action?: string
}

/** The text and button in place of a QR code that cannot be scanned. */
function coverOf(status: WalletConnectUri['status'], error: unknown, t: Translate): Cover | undefined {
  const retry = t(commonMessages, 'common.retry')
  if (status === 'offline') return { text: t(messages, 'qr.offline') }
  if (status === 'expired') return { text: t(messages, 'qr.expired'), action: t(messages, 'qr.refresh') }
  if (status === 'declined') return { text: t(heroMessages, 'hero.declined.title'), action: retry }
  if (status === 'error') return { text: failedText(error, t), action: retry }
  return status === 'success' ? { text: t(heroMessages, 'hero.done.title') } : undefined
}

const failedText = (error: unknown, t: Translate): string => errorText(t, error) ?? t(messages, 'qr.failed')

/** Announces a renewed QR code: it looks like the one before. */
function useRenewalNews(renewals: number): void {
  const t = useTranslate()
  const { announce } = useShell()
  const [earlier] = useState(renewals)
  useEffect(() => {
    if (renewals > earlier) announce(t(messages, 'qr.refreshed'))
  }, [renewals, earlier, announce, t])
}

/**
 * Shows why a pairing failed and returns to the view before (docs/spec/views.md §4.1.6). The first view stays, and the
 * cover of its QR code has the reason.
 */
function usePairingFailure({ status, error }: Pick<WalletConnectUri, 'status' | 'error'>): void {
  const t = useTranslate()
  const { show } = useToast()
  const { history, goBack, replace } = useModalRouter()
  const { isNetworkSwitchEnabled } = useFeatures()
  // The failure of an earlier pairing has been shown.
  const [earlier] = useState(error)
  const isOver = status === 'declined' || status === 'error'
  const hasWayBack = history.length > 1
  useEffect(() => {
    if (!isOver || !error || error === earlier) return
    const isUnsupported = !isNetworkSwitchEnabled && isSwitchFailure(error)
    if (!isUnsupported && !hasWayBack) return
    const message = status === 'declined' ? t(heroMessages, 'hero.declined.title') : failedText(error, t)
    show({ message, variant: 'error' })
    if (isUnsupported) replace('UnsupportedChain')
    else goBack()
    // Runs once per failure; the other values are only read.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [error, isOver])
}

/** Text of a refused switch, of viem and wallets that use it (docs/spec/core.md §13.3). */
const SWITCHING = 'An error occurred when attempting to switch chain'

/** Whether an error, or one of its causes, says that the wallet refused the network while connecting. */
function isSwitchFailure(error: unknown): boolean {
  let current = error as { readonly message?: unknown; readonly cause?: unknown } | undefined
  for (let depth = 0; current && depth < 10; depth++) {
    if (String(current.message).includes(SWITCHING)) return true
    current = current.cause as typeof current
  }
  return false
}
