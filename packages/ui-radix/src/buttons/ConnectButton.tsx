import { load, useAccount, useConnectProcess } from '@foyer/headless'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import { useLazyComponent } from '../load/useLazyComponent.ts'
import { shortAddress } from '../primitives/Address/shortAddress.ts'
import { Button } from '../primitives/Button/Button.tsx'
import type { AccountButtonProps, AccountButtonState } from './AccountControl.tsx'
import { ButtonRoot } from './ButtonRoot.tsx'
import { ConnectControl, type ConnectTriggerProps, type ConnectTriggerState } from './ConnectTrigger.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { useButtonText } from './useButtonText.ts'
import { useOpener } from './useOpener.ts'

export type ConnectButtonProps = Omit<ConnectTriggerProps & AccountButtonProps, 'children'> & {
  /** Renders a control of the host instead of the button. */
  readonly children?: ((state: ConnectButtonState) => ReactNode) | undefined
}

/** State and functions for a custom connect button: of `ConnectTrigger`, or while connected of `AccountButton`. */
export type ConnectButtonState =
  | ({ readonly isConnected: false } & ConnectTriggerState)
  | ({ readonly isConnected: true } & AccountButtonState)

/**
 * Opens the modal to connect; while connected, shows the account and opens its view. It is a `ConnectTrigger` or an
 * `AccountButton`, which can be used on their own.
 *
 * @example
 * ```tsx
 * import { ConnectButton } from '@foyer/ui-radix'
 * export const Wallet = () => <ConnectButton size="lg" balance="hide" />
 * ```
 *
 * @example A control of one's own
 * ```tsx
 * import { ConnectButton } from '@foyer/ui-radix'
 * export const Wallet = () => (
 *   <ConnectButton>
 *     {(state) =>
 *       state.isConnected ? (
 *         <button type="button" onClick={state.open} {...state.props}>{state.name ?? state.address}</button>
 *       ) : (
 *         <button type="button" onClick={state.toggle} {...state.props}>{state.isConnecting ? '…' : 'Log in'}</button>
 *       )
 *     }
 *   </ConnectButton>
 * )
 * ```
 */
export function ConnectButton({ balance, children, ...props }: ConnectButtonProps): ReactElement {
  const { namespace } = props
  const { address, isConnected } = useAccount({ namespace })
  const { status } = useConnectProcess()
  const AccountControl = useLazyComponent(importConnected, { isWanted: address !== undefined })
  // Loaded while a wallet is asked, so that it is there soon after the account. The facts wait for an account.
  useEffect(() => {
    if (status === 'pending') load(importControl).catch(() => {})
  }, [status])
  // While a stored account is confirmed, its address shows; a control of the host is the one to connect.
  if (address === undefined || (children && !isConnected)) {
    return (
      <ButtonRoot control="connect">
        <ConnectControl {...props}>
          {children && ((state) => children({ ...state, isConnected: false }))}
        </ConnectControl>
      </ButtonRoot>
    )
  }
  const account = {
    namespace,
    address,
    balance,
    children: children && ((state: AccountButtonState) => children({ ...state, isConnected: true })),
  }
  return (
    <ButtonRoot control={AccountControl && isConnected ? 'account' : 'address'}>
      {AccountControl && isConnected ? (
        <AccountControl {...account} />
      ) : (
        <AddressControl {...account} isConnected={isConnected} />
      )}
    </ButtonRoot>
  )
}

const importControl = () => import('./AccountControl.tsx')
const importConnected = () => import('./ConnectedControl.tsx')

type AddressControlProps = AccountButtonProps & { readonly address: string; readonly isConnected: boolean }

/**
 * The address alone, busy until its wallet has confirmed it. Stands in for the account control until that has loaded.
 */
function AddressControl({ namespace, address, isConnected, children }: AddressControlProps): ReactNode {
  const { t } = useButtonText()
  const { isOpen, loadFailure, open, props } = useOpener()
  // By name, the account waits for a wallet that is still asked.
  const openAccount = (): void => open(isConnected ? { namespace } : { view: 'Account', namespace })
  if (children) {
    return children({
      address,
      name: undefined,
      avatar: undefined,
      balance: undefined,
      isSupported: true,
      isSwitchRequired: false,
      isOpen,
      open: openAccount,
      props,
    })
  }
  const label = shortAddress(address)
  return (
    <>
      <Button
        {...props}
        aria-label={t('button.account', { name: label })}
        aria-busy={!isConnected || undefined}
        onClick={openAccount}
      >
        <bdi dir="ltr">{label}</bdi>
      </Button>
      {loadFailure && <LoadFailure failure={loadFailure} />}
    </>
  )
}
