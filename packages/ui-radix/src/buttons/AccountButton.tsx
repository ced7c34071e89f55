import { useAccount } from '@foyer/headless'
import type { ReactElement } from 'react'
import type { AccountButtonProps } from './AccountControl.tsx'
import { ButtonRoot } from './ButtonRoot.tsx'
import { useAccountControl } from './useAccountControl.tsx'

/**
 * Shows the connected account and opens the account view. Renders nothing while disconnected.
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
  const { address, isConnected } = useAccount({ namespace: props.namespace })
  const { control, Control } = useAccountControl({ isWanted: isConnected, isConnected })
  if (!isConnected) return null
  return (
    <ButtonRoot control={control}>
      <Control {...props} address={address} isConnected />
    </ButtonRoot>
  )
}
