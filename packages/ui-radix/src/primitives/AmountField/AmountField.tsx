'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { usePartClass } from '../part/classNames.tsx'
import type { PartComponent } from '../part/Slot.tsx'

export type AmountFieldProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'size' | 'aria-label' | 'value' | 'onChange' | 'type'
> & {
  /** The accessible name. */
  label: string
  value: string
  /** Gets what was typed or pasted, as it is. */
  onValueChange?: ((typed: string) => void) | undefined
  /** Beside the amount: what it is one of, often a button that changes that. */
  unit?: ReactNode
  /** Under the amount, e.g. what it is worth. */
  worth?: ReactNode
  /** Under the unit, e.g. how much there is. */
  available?: ReactNode
  /** @default false */
  invalid?: boolean | undefined
}

/** From so many characters on, the next smaller size. */
const SIZES = [
  [17, '20'],
  [11, '24'],
  [0, '28'],
] as const

/** An amount of something, in large figures. Ref and props go to the `<input>`, `className` to the box around it. */
export const AmountField: PartComponent<AmountFieldProps, HTMLInputElement> = /*#__PURE__*/ forwardRef(
  function AmountField(
    { label, value, onValueChange, unit, worth, available, invalid, className, readOnly, ...rest },
    ref,
  ) {
    const size = SIZES.find(([from]) => value.length >= from)?.[1]
    return (
      <div
        data-foyer-part="amount-field"
        data-state={invalid ? 'invalid' : readOnly ? 'readonly' : 'idle'}
        className={usePartClass('amount-field', className)}
      >
        <div data-foyer-part="amount-field-line">
          <input
            data-foyer-part="amount-field-input"
            data-size={size}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            dir="ltr"
            placeholder="0"
            aria-label={label}
            aria-invalid={invalid ? true : undefined}
            readOnly={readOnly || !onValueChange}
            {...rest}
            value={value}
            onChange={(event) => onValueChange?.(event.target.value)}
            ref={ref}
          />
          {unit}
        </div>
        {(worth !== undefined || available !== undefined) && (
          <div data-foyer-part="amount-field-notes">
            <span>{worth}</span>
            <span>{available}</span>
          </div>
        )}
      </div>
    )
  },
)
