import { useModalRouter, useRouteData } from '@foyer/headless'
import { type ReactElement, useState } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useLazyComponent } from '../../load/useLazyComponent.ts'
import { useShell } from '../../modal/ShellContext.ts'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text, TextLink } from '../../primitives/Text/Text.tsx'
import { PairingCode } from '../shared/pairing/PairingCode.tsx'
import { Branding } from '../shared/wallets/Branding.tsx'
import type { WalletWaysProps } from './WalletWays.tsx'

export const messages = {
  'pairing.noWallet': 'No wallet yet?',
  'pairing.getWallet': 'Get a wallet',
} as const

const importWays = () => import('./WalletWays.tsx')

/** Pairing with a wallet outside of this page: any wallet by QR code, or one wallet by its platforms. */
export default function ConnectingWalletConnect(): ReactElement {
  const { wallet } = useRouteData('ConnectingWalletConnect') ?? {}
  const [hasFailed, setFailed] = useState(false)
  const WalletWays = useLazyComponent<WalletWaysProps>(importWays, {
    isWanted: wallet !== undefined,
    onError: () => setFailed(true),
  })
  return (
    <Stack gap={16}>
      {!wallet || hasFailed ? (
        // A QR code that any wallet can scan.
        <>
          <PairingCode wallet={wallet} />
          {wallet === undefined && <GetWalletLink />}
        </>
      ) : WalletWays ? (
        <WalletWays wallet={wallet} />
      ) : (
        <Skeleton shape="box" height={360} />
      )}
      <Branding />
    </Stack>
  )
}

/** For visitors without a wallet that could read the QR code. */
function GetWalletLink(): ReactElement | null {
  const t = useTranslate()
  const { has, preload } = useShell()
  const { push } = useModalRouter()
  if (!has('GetWallet')) return null
  const prepare = (): void => preload('GetWallet')
  return (
    <Text variant="caption" tone="muted" align="center">
      {t(messages, 'pairing.noWallet')}{' '}
      <TextLink asChild size="caption">
        <button type="button" onPointerEnter={prepare} onFocus={prepare} onClick={() => push('GetWallet')}>
          {t(messages, 'pairing.getWallet')}
        </button>
      </TextLink>
    </Text>
  )
}
