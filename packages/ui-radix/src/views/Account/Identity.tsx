import {
  explorerUrl,
  useAccount,
  useAddressLabel,
  useConnections,
  useFeatures,
  useModalRouter,
  useNetwork,
  useIdentity,
} from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useLazyComponent } from '../../load/useLazyComponent.ts'
import { useShell } from '../../modal/ShellContext.ts'
import { accountLabel } from '../../primitives/AccountName/accountLabel.ts'
import { AccountName } from '../../primitives/AccountName/AccountName.tsx'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ChevronIcon, ExternalIcon } from '../../primitives/Icon/arrowIcons.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { useCopyAddress } from '../shared/account/useCopyAddress.tsx'
import { accountMessages as messages } from './messages.ts'

/** Maximum length of a name in the pill. */
const PILL_LENGTH = 16

const importBalance = () => import('./NativeBalance.tsx')
const importTotal = () => import('./FiatTotal.tsx')
const importTypes = () => import('./AccountTypes.tsx')

/**
 * Avatar, wallet and balance of the current account: the native balance, or in the dashboard layout the total value if
 * a price is known.
 */
export function Identity({
  address,
  layout,
}: {
  readonly address: string
  readonly layout: 'menu' | 'dashboard'
}): ReactElement {
  const t = useTranslate()
  // Lazy: the code that reads a balance would delay the view.
  const Balance = useLazyComponent(layout === 'menu' ? importBalance : importTotal)
  const network = useNetwork()
  const hasTypes = useHasTypes()
  const AccountTypes = useLazyComponent(importTypes, { isWanted: hasTypes })
  const explorer = explorerUrl(network, address)
  const { data: identity } = useIdentity({ address })
  const { label } = useAddressLabel({ address })
  const copying = useCopyAddress(address, t(messages, 'account.copy'))
  return (
    <Stack gap={12} align="center">
      {layout === 'menu' && <Avatar address={address} src={identity?.avatar || undefined} size={64} />}
      <Stack direction="row" gap={4} align="center">
        <WalletPill address={address} name={label ?? identity?.name} />
        {copying.button}
        {explorer && (
          <IconButton asChild label={t(messages, 'account.explorer')}>
            <a href={explorer} target="_blank" rel="noreferrer">
              <ExternalIcon size={16} />
            </a>
          </IconButton>
        )}
      </Stack>
      {copying.field}
      {/* As high as the choice, so that nothing below moves. */}
      {hasTypes && (AccountTypes ? <AccountTypes /> : <Skeleton shape="button" width={160} height={40} />)}
      {Balance ? <Balance /> : <Skeleton width={160} height={44} />}
    </Stack>
  )
}

/** Whether the wallet has accounts of several types; most have accounts of one. */
function useHasTypes(): boolean {
  const { namespace, connector } = useAccount()
  const connection = useConnections().find(
    (each) => each.namespace === namespace && each.connectorId === connector?.id,
  )
  return new Set(connection?.accounts.flatMap(({ type }) => type ?? [])).size > 1
}

/** The current wallet and account. Opens the view of wallets, if the app has it. */
function WalletPill({
  address,
  name,
}: {
  readonly address: string
  readonly name: string | null | undefined
}): ReactElement {
  const t = useTranslate()
  const { connector } = useAccount()
  const { push } = useModalRouter()
  const { has, preload } = useShell()
  const { multiWallet } = useFeatures()
  // The account view of the embedded wallet also links to its settings.
  const isLeading = has('ProfileWallets') && (multiWallet || connector?.type === 'AUTH')
  const wallet = connector?.name ?? ''
  const content = (
    <>
      <Image src={connector?.icon} logo={connector && `wallet:${connector.id}`} name={wallet} size={20} />
      <AccountName address={address} name={name} maxLength={PILL_LENGTH} />
    </>
  )
  if (!isLeading) {
    return (
      <Button asChild variant="neutral" size={36}>
        <span>{content}</span>
      </Button>
    )
  }
  return (
    <Button
      variant="neutral"
      size={36}
      aria-label={t(messages, 'account.wallets', {
        wallet,
        address: accountLabel(address, { name, maxLength: PILL_LENGTH }),
      })}
      onPointerEnter={() => preload('ProfileWallets')}
      onFocus={() => preload('ProfileWallets')}
      onClick={() => push('ProfileWallets')}
    >
      {content}
      <ChevronIcon size={16} />
    </Button>
  )
}
