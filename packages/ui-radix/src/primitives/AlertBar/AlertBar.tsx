'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../Icon/controlIcons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { usePartClass } from '../part/classNames.tsx'
import type { parts } from '../part/parts.ts'
import type { PartComponent } from '../part/Slot.tsx'

export type AlertBarProps = ComponentPropsWithoutRef<'div'> & {
  /** @default 'info' */
  variant?: (typeof parts.AlertBar)['alert-bar']['data-variant'][number] | undefined
  onClose: () => void
  closeLabel: string
}

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, error: WarningIcon }

/**
 * A developer alert, over the panel. Renders a `<div>`.
 *
 * @example
 * ```tsx
 * import { AlertBar } from '@foyer/ui-radix/primitives'
 * export const Example = ({ onClose }: { onClose: () => void }) => (
 *   <AlertBar variant="warning" onClose={onClose} closeLabel="Close">
 *     The project id is missing
 *   </AlertBar>
 * )
 * ```
 */
export const AlertBar: PartComponent<AlertBarProps, HTMLDivElement> = /*#__PURE__*/ forwardRef(
  function AlertBar({ variant = 'info', onClose, closeLabel, children, className, ...rest }, ref) {
    const Icon = icons[variant]
    return (
      <div
        data-foyer-part="alert-bar"
        data-variant={variant}
        role={variant === 'error' ? 'alert' : 'status'}
        {...rest}
        className={usePartClass('alert-bar', className)}
        ref={ref}
      >
        <Icon />
        <span data-foyer-part="alert-bar-text">{children}</span>
        <IconButton size={32} label={closeLabel} onClick={onClose}>
          <CloseIcon size={16} />
        </IconButton>
      </div>
    )
  },
)
