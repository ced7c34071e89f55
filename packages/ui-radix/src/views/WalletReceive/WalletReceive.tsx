import { useIsMobile, useModalRouter, useReceive, useToast, useIdentity } from '@foyer/headless'
import { type ReactElement, useEffect } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { AccountName } from '../../primitives/AccountName/AccountName.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { CopyIcon } from '../../primitives/Icon/controlIcons.ts'
import { Image } from '../../primitives/Image/Image.tsx'
import { Qr } from '../../primitives/Qr/Qr.tsx'
import { Row } from '../../primitives/Row/Row.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useCopy } from '../shared/useCopy.tsx'
import { groupAddress } from './rules.ts'

/** Texts about receiving, shared by views. */
export const receiveMessages = {
  'receive.networks': 'Only send assets from these networks',
  'receive.oneNetwork': 'Only this network',
} as const

export const messages = {
  'walletReceive.copy': 'Copy address',
  'walletReceive.hint': 'Scan or copy your address',
  'walletReceive.qr': 'QR code of your address',
  'walletReceive.share': 'Share',
  'walletReceive.gone': 'No account connected',
} as const

/** Address of the account, as QR code and text. */
export default function WalletReceive(): ReactElement | null {
  const t = useTranslate()
  const { address } = useReceive()
  const { show } = useToast()
  const { goBack } = useModalRouter()
  useEffect(() => {
    if (address !== undefined) return
    show({ message: t(messages, 'walletReceive.gone'), variant: 'error' })
    goBack()
  }, [address, show, goBack, t])
  return address === undefined ? null : <Receive address={address} />
}

/** Maximum length of a name in the chip. */
const CHIP_LENGTH = 18

function Receive({ address }: { readonly address: string }): ReactElement {
  const t = useTranslate()
  const { network, networks } = useReceive()
  const isMobile = useIsMobile()
  const { copy, field } = useCopy(address, t(messages, 'walletReceive.copy'))
  const { push } = useModalRouter()
  const { has, preload } = useShell()
  const { data: identity } = useIdentity({ address })
  const canShare = isMobile && typeof navigator.share === 'function'
  const hasList = has('WalletCompatibleNetworks')
  return (
    <Stack gap={12}>
      <Stack gap={12} align="center">
        <Button size={36} onClick={copy}>
          <Image src={network.assets?.imageUrl} logo={network.caipNetworkId} name={network.name} size={20} />
          <AccountName address={address} name={identity?.name} maxLength={CHIP_LENGTH} />
          <VisuallyHidden> {t(messages, 'walletReceive.copy')}</VisuallyHidden>
          <CopyIcon size={16} />
        </Button>
        <Qr value={address} label={t(messages, 'walletReceive.qr')} size={232} />
        <Text align="center" tone="muted">
          {t(messages, 'walletReceive.hint')}
        </Text>
        {/* Groups for comparison, also by ear; the button copies the address without spaces. */}
        <Text asChild variant="caption" align="center">
          <bdi dir="ltr" translate="no">
            {groupAddress(address).join(' ')}
          </bdi>
        </Text>
      </Stack>
      <Stack gap={8} direction="row" equal>
        <Button variant="primary" onClick={copy}>
          {t(messages, 'walletReceive.copy')}
        </Button>
        {canShare && (
          // Closing the share sheet of the phone is not a failure.
          <Button onClick={() => void navigator.share({ text: address }).catch(() => {})}>
            {t(messages, 'walletReceive.share')}
          </Button>
        )}
      </Stack>
      {field}
      <Row
        size={48}
        name={t(receiveMessages, networks.length > 1 ? 'receive.networks' : 'receive.oneNetwork')}
        trailing={<NetworkStrip networks={networks} />}
        chevron={hasList}
        asChild={!hasList}
        {...(hasList && {
          onPointerEnter: () => preload('WalletCompatibleNetworks'),
          onFocus: () => preload('WalletCompatibleNetworks'),
          onClick: () => push('WalletCompatibleNetworks'),
        })}
      >
        {!hasList && <div />}
      </Row>
    </Stack>
  )
}

/** The list shows all networks beyond this number. */
const MAX = 5

/** Overlapping icons of networks, decorative: the list has their names. */
export function NetworkStrip({ networks }: Pick<ReturnType<typeof useReceive>, 'networks'>): ReactElement {
  return (
    <span data-foyer-part="row-networks" aria-hidden="true">
      {networks.slice(0, MAX).map(({ caipNetworkId, name, assets }) => (
        <Image
          key={caipNetworkId}
          src={assets?.imageUrl}
          logo={caipNetworkId}
          name={name}
          size={20}
          shape="round"
        />
      ))}
    </span>
  )
}
