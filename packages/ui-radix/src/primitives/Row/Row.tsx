'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { swallow } from '../Button/Button.tsx'
import { ChevronIcon } from '../Icon/ChevronIcon.tsx'
import { usePartClass } from '../part/classNames.tsx'
import type { AsChild, PartComponent } from '../part/createPart.tsx'
import { renderPart } from '../part/renderPart.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import type { rowParts } from './parts.ts'

export type RowProps = Omit<ComponentPropsWithoutRef<'button'>, 'name' | 'children'> &
  AsChild & {
    name: ReactNode
    /** Second line. With `disabled` it also says why, as the row's accessible description. */
    description?: ReactNode
    /** Before the text: an `Image` or an icon. */
    image?: ReactNode
    /** After the text: a `Badge`, an amount, an icon. */
    trailing?: ReactNode
    /** An arrow at the end: the row leads somewhere. @default false */
    chevron?: boolean | undefined
    /** A spinner instead of `trailing`; clicks do nothing. @default false */
    loading?: boolean | undefined
    /** Greyed, but focusable, so that its description can be read; clicks do nothing. @default false */
    disabled?: boolean | undefined
    /** Sets the mark of the current choice and `aria-current`. @default false */
    selected?: boolean | undefined
    /** Smallest height in pixels. @default 56 */
    size?: 48 | 56 | 64 | undefined
    /** @default 'filled' */
    variant?: (typeof rowParts)['row']['data-variant'][number] | undefined
    /** With `asChild` the row's element, without content: `<Row asChild name="Docs"><a href="…" /></Row>`. */
    children?: ReactNode
  }

/**
 * A line of a list that does something. Renders a `<button type="button">`; `asChild` makes it a link, or a `<div>`
 * that does nothing.
 */
export const Row: PartComponent<RowProps, HTMLButtonElement> = /*#__PURE__*/ forwardRef(function Row(
  {
    name,
    description,
    image,
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
      // Without a label of its own the row is named by its content, which has the description in it already.
      'aria-describedby': description && (disabled || rest['aria-label']) ? descriptionId : undefined,
      type: asChild ? undefined : 'button',
      ...rest,
      className: usePartClass('row', className),
      onClick: loading || disabled ? swallow : onClick,
      ref,
    },
    {
      asChild,
      children,
      content: () => (
        <>
          {image && <span data-foyer-part="row-image">{image}</span>}
          <span data-foyer-part="row-text">
            {/* Names are strangers' words: they neither turn the line around nor get turned by it. */}
            <bdi data-foyer-part="row-name" title={typeof name === 'string' ? name : undefined}>
              {name}
            </bdi>
            {description && (
              <span data-foyer-part="row-description" id={descriptionId}>
                {description}
              </span>
            )}
          </span>
          {(loading || trailing) && (
            <span data-foyer-part="row-trailing">{loading ? <Spinner /> : trailing}</span>
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
