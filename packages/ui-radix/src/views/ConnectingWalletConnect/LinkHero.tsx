import {
  type DirectoryWallet,
  useConnectProcess,
  useDeepLink,
  useWalletConnectUri,
  type WalletLinkKind,
} from '@foyer/headless'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useSlow } from '../../modal/useSlow.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { CopyLinkButton } from '../shared/pairing/CopyLinkButton.tsx'
import { pairingMessages } from '../shared/pairing/pairingMessages.ts'
import { DownloadBar } from '../shared/wallets/DownloadBar.tsx'
import { WalletHero } from '../shared/wallets/WalletHero.tsx'
import { pairingMessages as messages } from './messages.ts'
import { linkHero } from './rules.ts'

export type LinkHeroProps = {
  readonly wallet: DirectoryWallet
  readonly kind: WalletLinkKind
  /** Instruction while waiting. */
  readonly body: string
  /** Opens the wallet once, as soon as possible, without a click. @default false */
  readonly isAutomatic?: boolean | undefined
  /** Further buttons. */
  readonly children?: ReactNode
}

/** A wallet that opens the pairing URI by a deep link. */
export function LinkHero({ wallet, kind, body, isAutomatic, children }: LinkHeroProps): ReactElement {
  const t = useTranslate()
  const { uri, status, error, refresh } = useWalletConnectUri()
  const { open } = useDeepLink()
  const { startedAt } = useConnectProcess()
  const isReady = uri !== undefined
  useEffect(() => {
    if (isAutomatic && isReady) open({ wallet, kind, isOnce: true })
  }, [isAutomatic, isReady, wallet, kind, open])
  const state = linkHero({ status, isSlow: useSlow(isReady ? startedAt : undefined) })
  return (
    <Stack gap={12}>
      <WalletHero
        state={state}
        name={wallet.name}
        imageSrc={wallet.imageUrl}
        logo={`wallet:${wallet.id}`}
        waitingBody={body}
        error={error}
        onRetry={refresh}
        {...(status === 'expired' && {
          title: t(messages, 'pairing.expired.title'),
          body: t(messages, 'pairing.expired.body'),
        })}
        {...(status === 'offline' && {
          title: t(messages, 'pairing.offline.title'),
          body: t(messages, 'pairing.offline.body'),
        })}
      >
        {(state === 'preparing' || state === 'waiting' || state === 'slow') && (
          <>
            <Button variant="primary" loading={!isReady} onClick={() => open({ wallet, kind })}>
              {t(pairingMessages, 'wallet.open', { wallet: wallet.name })}
            </Button>
            <CopyLinkButton uri={uri} />
            {children}
          </>
        )}
      </WalletHero>
      <DownloadBar wallet={wallet} />
    </Stack>
  )
}
