import { afterPaint } from '@foyer/headless'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useLazyComponent } from '../load/useLazyComponent.ts'
import { shortAddress } from '../primitives/Address/shortAddress.ts'
import { Button } from '../primitives/Button/Button.tsx'
import type { ShownAccountProps } from './AccountControl.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { useButtonText } from './useButtonText.ts'
import { useOpener } from './useOpener.ts'

const importConnected = () => import('./ConnectedControl.tsx')

/**
 * Returns the account control, which loads on demand. Until it has loaded and the wallet has confirmed the account,
 * returns a control with the address alone.
 */
export function useAccountControl(facts: { readonly isWanted: boolean; readonly isConnected: boolean }): {
  readonly control: 'account' | 'address'
  readonly Control: ComponentType<ShownAccountProps>
} {
  const isDrawn = useIsDrawn()
  const AccountControl = useLazyComponent(importConnected, { isWanted: facts.isWanted && isDrawn })
  return AccountControl && facts.isConnected
    ? { control: 'account', Control: AccountControl }
    : { control: 'address', Control: AddressControl }
}

/** Whether a frame was drawn since the mount: the stored address shows before the control's code is requested. */
function useIsDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => afterPaint(() => setDrawn(true)), [])
  return isDrawn
}

/**
 * Placeholder of the account control until it has loaded: the address alone, busy until the wallet has confirmed it.
 */
function AddressControl({ namespace, address, isConnected, children }: ShownAccountProps): ReactNode {
  const { t } = useButtonText()
  const { isOpen, loadFailure, open, props } = useOpener()
  // `view: 'Account'` waits for the wallet to confirm the account, instead of opening Connect.
  const openAccount = (): void => open(isConnected ? { namespace } : { view: 'Account', namespace })
  const label = shortAddress(address)
  return (
    <>
      {children ? (
        children({
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
      ) : (
        <Button
          {...props}
          aria-label={t('button.account', { name: label })}
          aria-busy={!isConnected || undefined}
          onClick={openAccount}
        >
          <bdi dir="ltr">{label}</bdi>
        </Button>
      )}
      {loadFailure && <LoadFailure failure={loadFailure} />}
    </>
  )
}
