'use client'

import { type ComponentPropsWithoutRef, forwardRef, isValidElement, type ReactNode, useId } from 'react'
import { withoutControls } from '../../i18n/plainText.ts'
import { ignoreClick } from '../Button/Button.tsx'
import { ChevronIcon } from '../Icon/arrowIcons.ts'
import { usePartClass } from '../part/classNames.tsx'
import type { AsChild } from '../part/createPart.tsx'
import type { parts } from '../part/parts.ts'
import { renderPart } from '../part/renderPart.tsx'
import type { PartComponent } from '../part/Slot.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export type RowProps = Omit<ComponentPropsWithoutRef<'button'>, 'name' | 'children'> &
  AsChild & {
    name: ReactNode
    /** Second line, and the accessible description; with `disabled` the reason. */
    description?: ReactNode
    /** Before the text: an `Image` or an icon. */
    image?: ReactNode
    /** A `Badge` after the text; part of the accessible name, behind a comma. */
    badge?: ReactNode
    /** After the text: an amount, an icon. */
    trailing?: ReactNode
    /** An arrow at the end: the row opens a view. @default false */
    chevron?: boolean | undefined
    /** A spinner instead of `badge` and `trailing`; ignores clicks. @default false */
    loading?: boolean | undefined
    /** Grey, but focusable, so that screen readers reach the description; ignores clicks. @default false */
    disabled?: boolean | undefined
    /** Shows the mark of the current item and sets `aria-current`. @default false */
    selected?: boolean | undefined
    /** Minimum height in pixels. @default 56 */
    size?: 48 | 56 | 64 | undefined
    /** @default 'filled' */
    variant?: (typeof parts.Row)['row']['data-variant'][number] | undefined
    /** With `asChild` the row's element, without content: `<Row asChild name="Docs"><a href="…" /></Row>`. */
    children?: ReactNode
  }

/**
 * A row of a list, with an action. Renders a `<button type="button">`; `asChild` makes it a link, or a `<div>` without
 * action.
 *
 * @example
 * ```tsx
 * import { Row } from '@foyer/ui-radix/primitives'
 * export const Example = ({ onOpen }: { onOpen: () => void }) => <Row name="Swap" description="Trade tokens" chevron onClick={onOpen} />
 * ```
 */
export const Row: PartComponent<RowProps, HTMLButtonElement> = /*#__PURE__*/ forwardRef(function Row(
  {
    name,
    description,
    image,
    badge,
    trailing,
    chevron,
    loading,
    disabled,
    selected,
    size = 56,
    variant = 'filled',
    asChild,
    children,
    className,
    onClick,
    ...rest
  },
  ref,
) {
  const descriptionId = useId()
  const text = typeof name === 'string' ? withoutControls(name) : undefined
  // A control has an accessible name and description; other rows are read as text.
  const isControl = !(asChild && isValidElement(children) && /^(div|li|span)$/.test(String(children.type)))
  return renderPart(
    'button',
    {
      'data-foyer-part': 'row',
      'data-state': loading ? 'loading' : disabled ? 'disabled' : selected ? 'selected' : 'default',
      'data-size': size,
      'data-variant': variant,
      'aria-busy': loading || undefined,
      'aria-disabled': disabled || loading || undefined,
      'aria-current': selected || undefined,
      'aria-describedby': isControl && description ? descriptionId : undefined,
      type: asChild ? undefined : 'button',
      ...rest,
      // While capturing, so that with `asChild` the handler of the child is not called either.
      onClickCapture: isControl && (loading || disabled) ? ignoreClick : rest.onClickCapture,
      className: usePartClass('row', className),
      onClick: loading || disabled ? undefined : onClick,
      ref,
    },
    {
      asChild,
      children,
      content: () => (
        <>
          {image && <span data-foyer-part="row-image">{image}</span>}
          <span data-foyer-part="row-text">
            {/* Names are claims: isolated, so that they do not reorder the line. */}
            <bdi data-foyer-part="row-name" title={text}>
              {text ?? name}
              {badge && !loading && <VisuallyHidden>,</VisuallyHidden>}
            </bdi>
            {description && (
              <span data-foyer-part="row-description" id={descriptionId} aria-hidden={isControl || undefined}>
                {description}
              </span>
            )}
          </span>
          {/* Hidden; separates the name from the following text for assistive technology and without styles. */}{' '}
          {(loading || badge || trailing) && (
            <span data-foyer-part="row-trailing">
              {loading ? (
                <Spinner />
              ) : (
                <>
                  {badge}
                  {trailing}
                </>
              )}
            </span>
          )}
          {chevron && (
            <span data-foyer-part="row-chevron">
              <ChevronIcon size={16} />
            </span>
          )}
        </>
      ),
    },
  )
})
