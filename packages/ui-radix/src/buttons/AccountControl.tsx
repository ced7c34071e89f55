import { useAccount, useNetwork, useNetworks } from '@foyer/headless'
import { type ComponentType, type ReactNode, useState } from 'react'
import { accountLabel } from '../primitives/AccountName/accountLabel.ts'
import { AccountName } from '../primitives/AccountName/AccountName.tsx'
import { Avatar } from '../primitives/Avatar/Avatar.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx'
import type { AccountFacts, ReadAccountFactsProps } from './AccountFacts.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { useButtonText } from './useButtonText.ts'
import { type ButtonStateProps, useOpener } from './useOpener.ts'

export type AccountButtonProps = {
  /** @default the namespace of the active network */
  readonly namespace?: ReturnType<typeof useAccount>['namespace'] | undefined
  /** @default 'show' */
  readonly balance?: 'show' | 'hide' | undefined
  /** Renders a control of the host instead of the button. */
  readonly children?: ((state: AccountButtonState) => ReactNode) | undefined
}

/** State and functions for a custom account button. */
export type AccountButtonState = {
  readonly address: string
  /** Name of the account, if it has one. */
  readonly name: string | undefined
  /** Avatar of the profile, if it has one. */
  readonly avatar: string | undefined
  /** E.g. `1.234 ETH`; absent until it is loaded, and when it is hidden. */
  readonly balance: string | undefined
  /** The wallet is on a network of the app. */
  readonly isSupported: boolean
  /** The wallet is on another network, and the options require a switch. */
  readonly isSwitchRequired: boolean
  readonly isOpen: boolean
  /** Opens the account view, or the view that requires a switch to a network of the app. */
  readonly open: () => void
  /** Spread on the control: `aria-*` state, and handlers that load the modal on intent. */
  readonly props: ButtonStateProps
}

const unread: Omit<AccountFacts, 'address'> = {
  name: undefined,
  avatar: undefined,
  balance: undefined,
  isBalancePending: true,
}

export type ShownAccountProps = AccountButtonProps & {
  readonly address: string
  /** False while the address is a stored one, which its wallet has not confirmed. */
  readonly isConnected: boolean
}

type AccountControlProps = ShownAccountProps & {
  readonly Facts: ComponentType<ReadAccountFactsProps>
}

/** The control of `AccountButton` and `ConnectButton`, for a `ButtonRoot`; loads for a connected account only. */
export default function AccountControl({
  namespace,
  balance = 'show',
  address,
  children,
  Facts,
}: AccountControlProps): ReactNode {
  const { t, locale } = useButtonText()
  const { isOpen, isLoading, loadFailure, open, props } = useOpener()
  const { isSupported, isSwitchRequired } = useAccountNetwork(namespace)
  const withBalance = balance === 'show'
  const [read, setFacts] = useState<AccountFacts>()
  const facts = isSupported && read?.address === address ? read : unread
  const { name, avatar, isBalancePending } = facts
  // A hidden balance may be in the cache, read by another component.
  const amount = withBalance ? facts.balance : undefined
  const onClick = (): void => (isSwitchRequired ? open({ view: 'UnsupportedChain' }) : open({ namespace }))
  const reader = isSupported && (
    <Facts
      address={address}
      namespace={namespace}
      locale={locale}
      withBalance={withBalance}
      onChange={setFacts}
    />
  )
  if (children) {
    const state = { address, name, avatar, balance: amount, isSupported, isSwitchRequired, isOpen, props }
    return (
      <>
        {reader}
        {children({ ...state, open: onClick })}
        {loadFailure && <LoadFailure failure={loadFailure} />}
      </>
    )
  }
  if (isSwitchRequired) {
    return (
      <>
        <Button {...props} variant="danger" loading={isLoading} onClick={onClick}>
          {t('button.unsupported')}
        </Button>
        {loadFailure && <LoadFailure failure={loadFailure} />}
      </>
    )
  }
  const label = accountLabel(address, { name })
  return (
    <>
      {reader}
      <Button
        {...props}
        loading={isLoading}
        aria-label={
          amount
            ? t('button.accountBalance', { name: label, balance: amount })
            : t('button.account', { name: label })
        }
        onClick={onClick}
      >
        {withBalance &&
          (amount ? (
            <bdi dir="ltr">{amount}</bdi>
          ) : (
            isBalancePending && isSupported && <Skeleton width={72} height={16} />
          ))}
        {/* The accessible name contains the visible text, word by word (WCAG 2.5.3). */ ' '}
        <Avatar address={address} src={avatar} size={20} />
        <AccountName address={address} name={name} />
      </Button>
      {loadFailure && <LoadFailure failure={loadFailure} />}
    </>
  )
}

/** Whether the account's namespace is on a configured network. Only the current namespace can require a switch. */
function useAccountNetwork(namespace: AccountButtonProps['namespace']) {
  const { items, isSwitchRequired } = useNetworks()
  const { caipNetworkId } = useAccount({ namespace })
  const active = useNetwork()
  return {
    isSupported: items.some(({ network }) => network.caipNetworkId === caipNetworkId),
    isSwitchRequired: isSwitchRequired && caipNetworkId === active.caipNetworkId,
  }
}
