'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { CheckIcon } from '../Icon/controlIcons.ts'
import { usePartClass } from '../part/classNames.tsx'
import type { PartComponent } from '../part/Slot.tsx'

export type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size'> & {
  /** Label of the checkbox; links in it work. */
  children: ReactNode
  /** @default false */
  invalid?: boolean | undefined
}

/**
 * Ref and props go to the native `<input type="checkbox">`, `className` to the label around it.
 *
 * @example
 * ```tsx
 * import { Checkbox } from '@foyer/ui-radix/primitives'
 * export const Example = () => (
 *   <Checkbox onChange={(event) => console.log(event.target.checked)}>
 *     I accept the <a href="/terms">terms</a>
 *   </Checkbox>
 * )
 * ```
 */
export const Checkbox: PartComponent<CheckboxProps, HTMLInputElement> = /*#__PURE__*/ forwardRef(
  function Checkbox({ children, invalid, className, ...rest }, ref) {
    return (
      <label
        data-foyer-part="checkbox"
        data-state={invalid ? 'invalid' : 'idle'}
        className={usePartClass('checkbox', className)}
      >
        <input
          data-foyer-part="checkbox-input"
          aria-invalid={invalid || undefined}
          {...rest}
          type="checkbox"
          ref={ref}
        />
        <CheckIcon size={16} strokeWidth={2.75} />
        <span data-foyer-part="checkbox-text">{children}</span>
      </label>
    )
  },
)
