'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { withoutControls } from '../../i18n/plainText.ts'
import { usePartClass } from '../part/classNames.tsx'
import type { PartComponent } from '../part/Slot.tsx'
import { accountLabel } from './accountLabel.ts'

export type AccountNameProps = Omit<ComponentPropsWithoutRef<'bdi'>, 'children'> & {
  address: string
  /** Name of the account; without one its short address is shown. */
  name?: string | null | undefined
  /** Maximum length of the name before it is truncated. @default 18 */
  maxLength?: number | undefined
}

/**
 * The name of an account, or its address; the tooltip shows both in full. Renders a `<bdi>`, so that a name does not
 * reorder the line and addresses read left to right in every script.
 *
 * @example
 * ```tsx
 * import { AccountName } from '@foyer/ui-radix/primitives'
 * export const Example = () => <AccountName address="0x52908400098527886E0F7030069857D2E4169EE7" name="ada.eth" />
 * ```
 */
export const AccountName: PartComponent<AccountNameProps, HTMLElement> = /*#__PURE__*/ forwardRef(
  function AccountName({ address, name, maxLength, className, ...rest }, ref) {
    return (
      <bdi
        data-foyer-part="account-name"
        data-state={name ? 'name' : 'address'}
        dir={name ? undefined : 'ltr'}
        title={name ? `${withoutControls(name)}, ${address}` : address}
        translate="no"
        {...rest}
        className={usePartClass('account-name', className)}
        ref={ref}
      >
        {accountLabel(address, { name, maxLength })}
      </bdi>
    )
  },
)
