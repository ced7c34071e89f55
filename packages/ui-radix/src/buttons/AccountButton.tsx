import { displayAmount, useAccount, useBalance, useIdentity, useNetworks } from '@foyer/headless'
import type { ReactElement, ReactNode } from 'react'
import { localAmount } from '../i18n/localAmount.ts'
import { accountLabel } from '../primitives/AccountName/accountLabel.ts'
import { AccountName } from '../primitives/AccountName/AccountName.tsx'
import { Avatar } from '../primitives/Avatar/Avatar.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx'
import { ButtonRoot } from './ButtonRoot.tsx'
import { useButtonText } from './useButtonText.ts'
import { type ButtonStateProps, useOpener } from './useOpener.ts'

export type AccountButtonProps = {
  /** @default the active family */
  readonly namespace?: ReturnType<typeof useAccount>['namespace'] | undefined
  /** @default 'show' */
  readonly balance?: 'show' | 'hide' | undefined
  /** A control of the host's own in place of ours. */
  readonly children?: ((state: AccountButtonState) => ReactNode) | undefined
}

/** What an account button of one's own needs. */
export type AccountButtonState = {
  readonly address: string
  /** How the account calls itself, where that is known. */
  readonly name: string | undefined
  /** The picture of its profile, where it has one. */
  readonly avatar: string | undefined
  /** E.g. `1.234 ETH`; absent until it is known, and when it is hidden. */
  readonly balance: string | undefined
  /** The wallet is on a network of the app. */
  readonly isSupported: boolean
  readonly isOpen: boolean
  /** Opens the account, or the way back to a network of the app. */
  readonly open: () => void
  /** Spread on the control: names its state, and fetches the modal's code on intent. */
  readonly props: ButtonStateProps
}

/**
 * Who is connected; opens their account. Renders nothing while nobody is.
 *
 * @example
 * ```tsx
 * import { AccountButton } from '@foyer/ui-radix'
 * export const Account = () => <AccountButton balance="hide" />
 * ```
 *
 * @example A control of one's own
 * ```tsx
 * import { AccountButton } from '@foyer/ui-radix'
 * export const Account = () => (
 *   <AccountButton>
 *     {({ address, open, props }) => <button type="button" onClick={open} {...props}>{address}</button>}
 *   </AccountButton>
 * )
 * ```
 */
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
  children,
}: AccountButtonProps & { readonly address: string }): ReactNode {
  const { t, locale } = useButtonText()
  const { isOpen, open, props } = useOpener()
  const { isSupported } = useNetworks()
  const { data, isPending } = useBalance({ address, enabled: balance === 'show' && isSupported })
  const { data: identity } = useIdentity({ address, namespace, enabled: isSupported })
  const name = identity?.name || undefined
  const avatar = identity?.avatar || undefined
  const onClick = (): void => (isSupported ? open({ namespace }) : open({ view: 'UnsupportedChain' }))
  const amount = data && `${localAmount(displayAmount(data.formatted), locale)} ${data.symbol}`
  if (children) {
    return children({ address, name, avatar, balance: amount, isSupported, isOpen, open: onClick, props })
  }
  if (!isSupported) {
    return (
      <Button {...props} variant="danger" onClick={onClick}>
        {t('button.unsupported')}
      </Button>
    )
  }
  const label = accountLabel(address, { name })
  return (
    <Button
      {...props}
      variant="neutral"
      aria-label={
        amount
          ? t('button.accountBalance', { name: label, balance: amount })
          : t('button.account', { name: label })
      }
      onClick={onClick}
    >
      {balance === 'show' &&
        (amount ? <bdi dir="ltr">{amount}</bdi> : isPending && <Skeleton width={72} height={16} />)}
      {/* What is seen is part of the label, word by word. */ ' '}
      <Avatar address={address} src={avatar} size={20} />
      <AccountName address={address} name={name} />
    </Button>
  )
}
