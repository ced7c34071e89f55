import { displayAmount, useAccount, useBalance, useModal, useNetworks } from '@foyer/headless'
import type { ReactElement } from 'react'
import { Address, shortAddress } from '../primitives/Address/Address.tsx'
import { Avatar } from '../primitives/Avatar/Avatar.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx'
import { ButtonRoot } from './ButtonRoot.tsx'
import { useButtonText } from './useButtonText.ts'
import { useIntent } from './useIntent.ts'

export type AccountButtonProps = {
  /** @default the active family */
  readonly namespace?: ReturnType<typeof useAccount>['namespace'] | undefined
  /** @default 'show' */
  readonly balance?: 'show' | 'hide' | undefined
}

/** Who is connected; opens their account. Renders nothing while nobody is. */
export function AccountButton(props: AccountButtonProps): ReactElement | null {
  const { address } = useAccount({ namespace: props.namespace })
  if (address === undefined) return null
  return (
    <ButtonRoot>
      <Content {...props} address={address} />
    </ButtonRoot>
  )
}

function Content({
  namespace,
  balance = 'show',
  address,
}: AccountButtonProps & { readonly address: string }): ReactElement {
  const { t } = useButtonText()
  const { isOpen, open } = useModal()
  const { isSupported } = useNetworks()
  const { data, isPending } = useBalance({ address, enabled: balance === 'show' && isSupported })
  const intent = useIntent()
  if (!isSupported) {
    return (
      <Button
        {...intent}
        variant="danger"
        aria-haspopup="dialog"
        onClick={() => open({ view: 'UnsupportedChain' })}
      >
        {t('button.unsupported')}
      </Button>
    )
  }
  const name = shortAddress(address)
  const amount = data && `${displayAmount(data.formatted)} ${data.symbol}`
  return (
    <Button
      {...intent}
      variant="neutral"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={
        amount ? t('button.accountBalance', { name, balance: amount }) : t('button.account', { name })
      }
      onClick={() => open({ namespace })}
    >
      {balance === 'show' &&
        (amount ? <bdi dir="ltr">{amount}</bdi> : isPending && <Skeleton width={72} height={16} />)}
      <Avatar address={address} size={20} />
      <Address value={address} />
    </Button>
  )
}
