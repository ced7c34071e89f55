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
 * The control of an account, whose code loads when it is wanted. Until then, and until its wallet has confirmed it, the
 * address alone.
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

/** Whether the page has drawn a frame since the mount: code of the control is not asked for before the stored address shows. */
function useIsDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => afterPaint(() => setDrawn(true)), [])
  return isDrawn
}

/**
 * The address alone, busy until its wallet has confirmed it. Stands in for the account control until that has loaded.
 */
function AddressControl({ namespace, address, isConnected, children }: ShownAccountProps): ReactNode {
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
