'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId, useState } from 'react'
import { usePartClass } from '../part/classNames.tsx'
import type { PartComponent } from '../part/Slot.tsx'
import { useSettled } from '../part/useSettled.ts'

export type AmountFieldProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'size' | 'aria-label' | 'value' | 'onChange' | 'type'
> & {
  /** The accessible name. */
  label: string
  value: string
  /** Called with the typed or pasted text, unchanged. */
  onValueChange?: ((typed: string) => void) | undefined
  /** Beside the amount: its unit, often a button that changes it. */
  unit?: ReactNode
  /** Below the amount, e.g. its value. */
  worth?: ReactNode
  /** Below the unit, e.g. the balance. */
  available?: ReactNode
  /** @default false */
  invalid?: boolean | undefined
  /**
   * Problem of the amount, in place of `worth`: its error message, shown and announced once the visitor has stopped
   * typing, since `0` may become `0.5`.
   */
  error?: ReactNode
}

/** Lengths from which the next smaller font size is used. */
const SIZES = [
  [17, '20'],
  [11, '24'],
  [0, '28'],
] as const

/**
 * An input for an amount, in large type. Ref and props go to the `<input>`, `className` to the box around it.
 *
 * @example
 * ```tsx
 * import { AmountField } from '@foyer/ui-radix/primitives'
 * export const Amount = ({ value, setValue }: { value: string; setValue: (value: string) => void }) => (
 *   <AmountField label="Amount" value={value} onValueChange={setValue} unit="ETH" worth="$2.10" />
 * )
 * ```
 */
export const AmountField: PartComponent<AmountFieldProps, HTMLInputElement> = /*#__PURE__*/ forwardRef(
  function AmountField(
    {
      label,
      value,
      onValueChange,
      onCompositionEnd,
      unit,
      worth,
      available,
      invalid,
      error,
      className,
      readOnly,
      'aria-describedby': describedBy,
      ...rest
    },
    ref,
  ) {
    // An input method whose text is replaced begins again behind it: `１２` would become `112`.
    const [composed, setComposed] = useState<string>()
    const size = SIZES.find(([from]) => value.length >= from)?.[1]
    const noteId = useId()
    const isSettled = useSettled(value)
    const problem = isSettled && error
    const isInvalid = invalid || Boolean(problem)
    return (
      <div
        data-foyer-part="amount-field"
        data-state={isInvalid ? 'invalid' : readOnly ? 'readonly' : 'idle'}
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
            aria-invalid={isInvalid ? true : undefined}
            aria-describedby={problem ? (describedBy ? `${describedBy} ${noteId}` : noteId) : describedBy}
            readOnly={readOnly || !onValueChange}
            {...rest}
            value={composed ?? value}
            onChange={({ target, nativeEvent }) => {
              setComposed('isComposing' in nativeEvent && nativeEvent.isComposing ? target.value : undefined)
              onValueChange?.(target.value)
            }}
            onCompositionEnd={(event) => {
              setComposed(undefined)
              onCompositionEnd?.(event)
            }}
            ref={ref}
          />
          {unit}
        </div>
        {(worth !== undefined || available !== undefined || error !== undefined) && (
          <div data-foyer-part="amount-field-notes">
            {/* A new element, since screen readers announce an alert that appears. */}
            <span key={String(Boolean(problem))} id={noteId} role={problem ? 'alert' : undefined}>
              {problem || worth}
            </span>
            <span>{available}</span>
          </div>
        )}
      </div>
    )
  },
)
