import { load, useAccount, useConnectProcess } from '@foyer/headless'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import type { AccountButtonProps, AccountButtonState } from './AccountControl.tsx'
import { ButtonRoot } from './ButtonRoot.tsx'
import { ConnectControl, type ConnectTriggerProps, type ConnectTriggerState } from './ConnectTrigger.tsx'
import { useAccountControl } from './useAccountControl.tsx'

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
  const { control, Control } = useAccountControl({ isWanted: address !== undefined, isConnected })
  // Loads the account control while the wallet is asked, so that it shows soon after the connection.
  useEffect(() => {
    if (status === 'pending') load(importControl).catch(() => {})
  }, [status])
  // Until the wallet confirms a stored account, its address shows, and a control of the host is disconnected.
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
    <ButtonRoot control={control}>
      <Control {...account} isConnected={isConnected} />
    </ButtonRoot>
  )
}

const importControl = () => import('./AccountControl.tsx')
