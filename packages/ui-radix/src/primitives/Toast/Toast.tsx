'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { CheckIcon, ExclamationIcon } from '../Icon/controlIcons.ts'
import { usePartClass } from '../part/classNames.tsx'
import { createPart, type PlainPart } from '../part/createPart.tsx'
import type { parts } from '../part/parts.ts'
import type { PartComponent } from '../part/Slot.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'

export type ToastProps = ComponentPropsWithoutRef<'li'> & {
  /** @default 'success' */
  variant?: (typeof parts.Toast)['toast']['data-variant'][number] | undefined
}

/**
 * Appearance of a toast. Renders an `<li>`; Radix: `<Toast.Root asChild><Toast>…`.
 *
 * @example
 * ```tsx
 * import { Toast, ToastRegion } from '@foyer/ui-radix/primitives'
 * export const Copied = () => (
 *   <ToastRegion>
 *     <Toast variant="success">Address copied</Toast>
 *   </ToastRegion>
 * )
 * ```
 */
export const Toast: PartComponent<ToastProps, HTMLLIElement> = /*#__PURE__*/ forwardRef(function Toast(
  { variant = 'success', children, className, ...rest },
  ref,
) {
  return (
    <li
      data-foyer-part="toast"
      data-variant={variant}
      {...rest}
      className={usePartClass('toast', className)}
      ref={ref}
    >
      <span data-foyer-part="toast-icon">
        {variant === 'loading' ? (
          <Spinner />
        ) : variant === 'error' ? (
          <ExclamationIcon size={16} strokeWidth={2.5} />
        ) : (
          <CheckIcon size={16} strokeWidth={2.5} />
        )}
      </span>
      <span data-foyer-part="toast-text">{children}</span>
    </li>
  )
})

/**
 * Container of toasts. Renders an `<ol>`; Radix: `<Toast.Viewport asChild><ToastRegion>`.
 *
 * @example
 * ```tsx
 * import { ToastRegion } from '@foyer/ui-radix/primitives'
 * export const Notifications = () => <ToastRegion aria-label="Notifications" />
 * ```
 */
export const ToastRegion: PlainPart<'ol'> = /*#__PURE__*/ createPart('ol', 'toast-region')
