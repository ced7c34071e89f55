'use client'

import { type ComponentPropsWithoutRef, forwardRef, isValidElement, type ReactNode, useId } from 'react'
import { withoutControls } from '../../i18n/plainText.ts'
import { swallow } from '../Button/Button.tsx'
import { ChevronIcon } from '../Icon/arrowIcons.ts'
import { usePartClass } from '../part/classNames.tsx'
import type { AsChild } from '../part/createPart.tsx'
import type { PartComponent } from '../part/Slot.tsx'
import { renderPart } from '../part/renderPart.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { parts } from '../part/parts.ts'

export type RowProps = Omit<ComponentPropsWithoutRef<'button'>, 'name' | 'children'> &
  AsChild & {
    name: ReactNode
    /** Second line, and the accessible description; with `disabled` it says why. */
    description?: ReactNode
    /** Before the text: an `Image` or an icon. */
    image?: ReactNode
    /** A `Badge` after the text; part of the accessible name, behind a comma. */
    badge?: ReactNode
    /** After the text: an amount, an icon. */
    trailing?: ReactNode
    /** An arrow at the end: the row leads somewhere. @default false */
    chevron?: boolean | undefined
    /** A spinner instead of `badge` and `trailing`; clicks do nothing. @default false */
    loading?: boolean | undefined
    /** Greyed, but focusable, so that its description can be read; clicks do nothing. @default false */
    disabled?: boolean | undefined
    /** Sets the mark of the current choice and `aria-current`. @default false */
    selected?: boolean | undefined
    /** Smallest height in pixels. @default 56 */
    size?: 48 | 56 | 64 | undefined
    /** @default 'filled' */
    variant?: (typeof parts.Row)['row']['data-variant'][number] | undefined
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
  // A control is named by name and trailing text and described by the rest; what is no control is simply read.
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
          {/* Nothing to see; without it the name would run into what follows where no styles say otherwise. */}{' '}
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
