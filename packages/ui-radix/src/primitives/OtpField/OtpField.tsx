'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { usePartClass } from '../part/classNames.tsx'
import type { PartComponent } from '../part/Slot.tsx'

export type OtpFieldProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'size' | 'aria-label' | 'value' | 'onChange' | 'type' | 'maxLength'
> & {
  /** The accessible name, e.g. "6-digit code". */
  label: string
  value: string
  /** Called with the digits of typed, pasted or autofilled text, at most `length`. */
  onValueChange: (digits: string) => void
  /** @default 6 */
  length?: number | undefined
  /** Error message, shown below and announced by assistive technology. */
  error?: ReactNode
}

/**
 * A one-time code. One real input lies over the drawn cells, so that paste, autofill, dictation and screen readers
 * work. Ref and props go to the `<input>`, `className` to the box around it.
 *
 * @example
 * ```tsx
 * import { OtpField } from '@foyer/ui-radix/primitives'
 * export const Code = ({ value, setValue }: { value: string; setValue: (value: string) => void }) => (
 *   <OtpField label="6-digit code" value={value} onValueChange={setValue} error="Wrong code" />
 * )
 * ```
 */
export const OtpField: PartComponent<OtpFieldProps, HTMLInputElement> = /*#__PURE__*/ forwardRef(
  function OtpField(
    {
      label,
      value,
      onValueChange,
      length = 6,
      error,
      className,
      disabled,
      'aria-describedby': describedBy,
      ...rest
    },
    ref,
  ) {
    const errorId = useId()
    const cells = Array.from({ length }, (_, index) => ({ index, digit: value[index] }))
    const state = (index: number): string => {
      if (index < value.length) return 'filled'
      return index === value.length ? 'active' : 'empty'
    }
    return (
      <div>
        <div
          dir="ltr"
          data-foyer-part="otp-field"
          data-state={disabled || rest.readOnly ? 'disabled' : error ? 'invalid' : 'idle'}
          className={usePartClass('otp-field', className)}
        >
          {cells.map(({ index, digit }) => (
            <span key={index} data-foyer-part="otp-field-cell" data-state={state(index)} aria-hidden="true">
              {digit}
            </span>
          ))}
          <input
            data-foyer-part="otp-field-input"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            spellCheck={false}
            aria-label={label}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? (describedBy ? `${describedBy} ${errorId}` : errorId) : describedBy}
            disabled={disabled}
            {...rest}
            value={value}
            onChange={(event) => onValueChange(event.target.value.replaceAll(/\D/g, '').slice(0, length))}
            ref={ref}
          />
        </div>
        {error && (
          <p data-foyer-part="otp-field-error" id={errorId} role="alert">
            {error}
          </p>
        )}
      </div>
    )
  },
)
