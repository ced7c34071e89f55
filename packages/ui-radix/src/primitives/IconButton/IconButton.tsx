'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { ignoreClick } from '../Button/Button.tsx'
import { usePartClass } from '../part/classNames.tsx'
import type { AsChild } from '../part/createPart.tsx'
import type { parts } from '../part/parts.ts'
import { renderPart } from '../part/renderPart.tsx'
import type { PartComponent } from '../part/Slot.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'

export type IconButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'aria-label'> &
  AsChild & {
    /** The accessible name; an icon has none. */
    label: string
    /** @default 'ghost' */
    variant?: (typeof parts.IconButton)['icon-button']['data-variant'][number] | undefined
    /** Visible side in pixels; the touch target is 44 px. @default 40 */
    size?: 32 | 40 | undefined
    /** @default false */
    loading?: boolean | undefined
  }

/**
 * A button that shows only an icon. Renders a `<button type="button">`.
 *
 * @example
 * ```tsx
 * import { CloseIcon, IconButton } from '@foyer/ui-radix/primitives'
 * export const Example = ({ onClose }: { onClose: () => void }) => (
 *   <IconButton label="Close" onClick={onClose}>
 *     <CloseIcon />
 *   </IconButton>
 * )
 * ```
 */
export const IconButton: PartComponent<IconButtonProps, HTMLButtonElement> = /*#__PURE__*/ forwardRef(
  function IconButton(
    { label, variant = 'ghost', size = 40, loading, asChild, children, className, onClick, ...rest },
    ref,
  ) {
    return renderPart(
      'button',
      {
        'data-foyer-part': 'icon-button',
        'data-variant': variant,
        'data-size': size,
        'data-state': loading ? 'loading' : 'idle',
        'aria-label': label,
        'aria-busy': loading || undefined,
        'aria-disabled': loading || undefined,
        type: asChild ? undefined : 'button',
        ...rest,
        onClickCapture: loading ? ignoreClick : rest.onClickCapture,
        className: usePartClass('icon-button', className),
        onClick,
        ref,
      },
      { asChild, children, content: (icon) => (loading ? <Spinner /> : icon) },
    )
  },
)
