'use client'

import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react'
import { usePartClass } from '../part/classNames.tsx'
import type { AsChild } from '../part/createPart.tsx'
import type { parts } from '../part/parts.ts'
import { renderPart } from '../part/renderPart.tsx'
import type { PartComponent } from '../part/Slot.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'

export type ButtonProps = ComponentPropsWithoutRef<'button'> &
  AsChild & {
    /** @default 'neutral' */
    variant?: (typeof parts.Button)['button']['data-variant'][number] | undefined
    /** Height in pixels. @default 44 */
    size?: 36 | 44 | 52 | undefined
    /** Shows a spinner in place of the label: same width, still focusable, clicks do nothing. @default false */
    loading?: boolean | undefined
    /** As wide as the container. @default false */
    block?: boolean | undefined
    /** Before the label. */
    icon?: ReactNode
    /** After the label. */
    iconEnd?: ReactNode
  }

/** Ignores clicks while loading or disabled; in particular submits no form. */
export function ignoreClick(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * A button. Renders a `<button type="button">`.
 *
 * @example
 * ```tsx
 * import { Button } from '@foyer/ui-radix/primitives'
 * export const Example = ({ isPending, onPay }: { isPending: boolean; onPay: () => void }) => (
 *   <Button variant="primary" loading={isPending} onClick={onPay}>
 *     Pay
 *   </Button>
 * )
 * ```
 */
export const Button: PartComponent<ButtonProps, HTMLButtonElement> = /*#__PURE__*/ forwardRef(function Button(
  {
    variant = 'neutral',
    size = 44,
    loading,
    block,
    icon,
    iconEnd,
    asChild,
    children,
    className,
    onClick,
    ...rest
  },
  ref,
) {
  return renderPart(
    'button',
    {
      'data-foyer-part': 'button',
      'data-variant': variant,
      'data-size': size,
      'data-state': loading ? 'loading' : 'idle',
      'data-block': block ? '' : undefined,
      'aria-busy': loading || undefined,
      'aria-disabled': loading || undefined,
      type: asChild ? undefined : 'button',
      ...rest,
      // While capturing, so that with `asChild` the handler of the child is not called either.
      onClickCapture: loading ? ignoreClick : rest.onClickCapture,
      className: usePartClass('button', className),
      onClick,
      ref,
    },
    {
      asChild,
      children,
      content: (label) => (
        <>
          <span data-foyer-part="button-label">
            {icon}
            {label}
            {iconEnd}
          </span>
          {loading && <Spinner />}
        </>
      ),
    },
  )
})
