import { useAccount } from '@foyer/headless'
import type { ReactElement } from 'react'
import { AccountButton, type AccountButtonProps } from './AccountButton.tsx'
import { ConnectButton, type ConnectButtonProps } from './ConnectButton.tsx'

export type WalletButtonProps = Omit<ConnectButtonProps & AccountButtonProps, 'children'>

/**
 * The account button of the connected account, or the connect button.
 *
 * @example
 * ```tsx
 * import { WalletButton } from '@foyer/ui-radix'
 * export const Wallet = () => <WalletButton />
 * ```
 */
export function WalletButton({ balance, ...props }: WalletButtonProps): ReactElement {
  const { isConnected } = useAccount({ namespace: props.namespace })
  return isConnected ? (
    <AccountButton namespace={props.namespace} balance={balance} />
  ) : (
    <ConnectButton {...props} />
  )
}
