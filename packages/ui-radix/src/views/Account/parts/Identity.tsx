import { useAccount, useFeatures, useModalRouter, useNetwork, useToast } from '@foyer/headless'
import type { ReactElement } from 'react'
import { common } from '../../../i18n/common.ts'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { usePart } from '../../../modal/usePart.ts'
import { useShell } from '../../../modal/ShellContext.ts'
import { Address, shortAddress } from '../../../primitives/Address/Address.tsx'
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { ChevronIcon } from '../../../primitives/Icon/ChevronIcon.tsx'
import { CopyIcon } from '../../../primitives/Icon/CopyIcon.tsx'
import { ExternalIcon } from '../../../primitives/Icon/ExternalIcon.tsx'
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx'
import { Image } from '../../../primitives/Image/Image.tsx'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { copyText } from '../../shared/copyText.ts'
import { explorerUrl } from '../../shared/explorerUrl.ts'
import { accountMessages as messages } from '../messages.ts'
import { AccountTypes } from './AccountTypes.tsx'

/** Avatar, wallet and native balance of the account in use. */
export function Identity({ address }: { readonly address: string }): ReactElement {
  const t = useTranslate()
  const { show } = useToast()
  // Reading a balance is code of its own, and takes its time anyway.
  const NativeBalance = usePart(() => import('./NativeBalance.tsx'))
  const network = useNetwork()
  const explorer = explorerUrl(network, address)
  return (
    <Stack gap={12} align="center">
      <Avatar address={address} size={64} />
      <Stack direction="row" gap={4} align="center">
        <WalletPill address={address} />
        <IconButton
          label={t(messages, 'account.copy')}
          onClick={async () => {
            const isCopied = await copyText(address)
            show({
              message: t(common, isCopied ? 'common.copied' : 'common.copyFailed'),
              variant: isCopied ? 'success' : 'error',
            })
          }}
        >
          <CopyIcon size={16} />
        </IconButton>
        {explorer && (
          <IconButton asChild label={t(messages, 'account.explorer')}>
            <a href={explorer} target="_blank" rel="noreferrer">
              <ExternalIcon size={16} />
            </a>
          </IconButton>
        )}
      </Stack>
      <AccountTypes />
      {NativeBalance ? <NativeBalance /> : <Skeleton width={160} height={44} />}
    </Stack>
  )
}

/** The wallet and account in use. Leads to the other ones where the app has that screen. */
function WalletPill({ address }: { readonly address: string }): ReactElement {
  const t = useTranslate()
  const { connector } = useAccount()
  const { push } = useModalRouter()
  const { has, preload } = useShell()
  const { multiWallet } = useFeatures()
  // The embedded wallet's settings are there as well.
  const isLeading = has('ProfileWallets') && (multiWallet || connector?.type === 'AUTH')
  const wallet = connector?.name ?? ''
  const content = (
    <>
      <Image src={connector?.icon} name={wallet} size={20} />
      <Address value={address} />
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
      aria-label={t(messages, 'account.wallets', { wallet, address: shortAddress(address) })}
      onPointerEnter={() => preload('ProfileWallets')}
      onFocus={() => preload('ProfileWallets')}
      onClick={() => push('ProfileWallets')}
    >
      {content}
      <ChevronIcon size={16} />
    </Button>
  )
}
