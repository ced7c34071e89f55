'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { usePartClass } from '../part/classNames.tsx'
import type { PartComponent } from '../part/Slot.tsx'

export type FieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'size' | 'aria-label'> & {
  /** The accessible name; a placeholder is not a name. */
  label: string
  /** Height in pixels: 52 among rows and the buttons of a form. @default 52 */
  size?: 44 | 52 | undefined
  /** Before the text. */
  icon?: ReactNode
  /** After the text: a button or a spinner. */
  trailing?: ReactNode
  /** Help below the field while it has no error; also its description. */
  hint?: ReactNode
  /** Error message, shown below the field and announced by assistive technology. */
  error?: ReactNode
  /** Direction of the text and its adornments, `auto`: of the text; the error message has the direction of the page. */
  dir?: 'ltr' | 'rtl' | 'auto' | undefined
}

/**
 * One line of text. Ref and props go to the `<input>`, `className` to the box around it.
 *
 * @example
 * ```tsx
 * import { Field } from '@foyer/ui-radix/primitives'
 * export const Example = ({ error }: { error?: string }) => <Field label="Email" type="email" error={error} />
 * ```
 */
export const Field: PartComponent<FieldProps, HTMLInputElement> = /*#__PURE__*/ forwardRef(function Field(
  {
    label,
    size = 52,
    icon,
    trailing,
    hint,
    error,
    className,
    disabled,
    dir,
    'aria-describedby': describedBy,
    ...rest
  },
  ref,
) {
  const noteId = useId()
  const note = error || hint
  return (
    <div data-foyer-part="field-group">
      <label
        data-foyer-part="field"
        data-size={size}
        // `auto` is the direction of the typed text, which must not turn the field around.
        dir={dir === 'auto' ? undefined : dir}
        data-state={disabled ? 'disabled' : error ? 'invalid' : 'idle'}
        className={usePartClass('field', className)}
      >
        {icon && <span data-foyer-part="field-icon">{icon}</span>}
        <input
          data-foyer-part="field-input"
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={label}
          aria-label={label}
          // Browsers report a half-typed email as invalid, and screen readers say so for each letter.
          aria-invalid={Boolean(error)}
          aria-describedby={note ? (describedBy ? `${describedBy} ${noteId}` : noteId) : describedBy}
          dir={dir === 'auto' ? dir : undefined}
          disabled={disabled}
          {...rest}
          ref={ref}
        />
        {trailing && <span data-foyer-part="field-trailing">{trailing}</span>}
      </label>
      {note && (
        <p
          // A new element, since screen readers announce an alert that appears.
          key={String(Boolean(error))}
          data-foyer-part={error ? 'field-error' : 'field-hint'}
          id={noteId}
          role={error ? 'alert' : undefined}
        >
          {note}
        </p>
      )}
    </div>
  )
})
