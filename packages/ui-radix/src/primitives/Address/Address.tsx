'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { usePartClass } from '../part/classNames.tsx'
import type { PartComponent } from '../part/Slot.tsx'
import { shortAddress } from './shortAddress.ts'

export type AddressProps = Omit<ComponentPropsWithoutRef<'bdi'>, 'children'> & {
  value: string
  /** Characters kept at the start. @default 4 */
  start?: number | undefined
  /** Characters kept at the end. @default 6 */
  end?: number | undefined
  /** Shows the whole address. @default false */
  full?: boolean | undefined
}

/**
 * An address, shortened in the middle. Renders a `<bdi dir="ltr">`: addresses read left to right in every script.
 *
 * @example
 * ```tsx
 * import { Address } from '@foyer/ui-radix/primitives'
 * export const Receiver = ({ address }: { address: string }) => <Address value={address} />
 * ```
 */
export const Address: PartComponent<AddressProps, HTMLElement> = /*#__PURE__*/ forwardRef(function Address(
  { value, start, end, full, className, ...rest },
  ref,
) {
  return (
    <bdi
      dir="ltr"
      data-foyer-part="address"
      data-short={full ? undefined : ''}
      title={value}
      translate="no"
      {...rest}
      className={usePartClass('address', className)}
      ref={ref}
    >
      {full ? value : shortAddress(value, start, end)}
    </bdi>
  )
})
