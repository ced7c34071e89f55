'use client'

import { type ComponentPropsWithoutRef, forwardRef, type JSX } from 'react'
import { usePartClass } from './classNames.tsx'
import type { PartName } from './parts.ts'
import { renderPart } from './renderPart.tsx'
import type { PartComponent } from './Slot.tsx'

export type ElementName = keyof HTMLElementTagNameMap & keyof JSX.IntrinsicElements

export type AsChild = {
  /** Renders the only child instead of the own element, with its props, ref and content. @default false */
  asChild?: boolean | undefined
}

/** Props of the element, without names that the component redefines. */
export type ElementProps<tag extends ElementName, own = unknown> = Omit<
  ComponentPropsWithoutRef<tag>,
  keyof own
> &
  own

/** A component that renders one element with its attributes. */
export type PlainPart<tag extends ElementName, own = unknown> = PartComponent<
  ElementProps<tag, AsChild & own>,
  HTMLElementTagNameMap[tag]
>

/**
 * Creates a component for one DOM part. `attributes` maps its props to attributes.
 *
 * @__NO_SIDE_EFFECTS__
 *
 * @example
 * ```tsx
 * import { createPart } from '@foyer/ui-radix/primitives'
 * // A footer with the class names that the host gives to `footer`.
 * export const OwnFooter = createPart('footer', 'footer')
 * ```
 */
export function createPart<tag extends ElementName, own extends object = object>(
  tag: tag,
  part: PartName,
  attributes?: (props: own) => object,
): PlainPart<tag, own> {
  type Props = AsChild & { className?: string | undefined } & own
  const Part = forwardRef<Element, Props>(function Part(props, ref) {
    const { asChild, children, className, ...rest } = (
      attributes ? attributes(props as own) : props
    ) as Props & {
      children?: JSX.Element
    }
    return renderPart(
      tag,
      { 'data-foyer-part': part, ...rest, className: usePartClass(part, className), ref },
      { asChild, children },
    )
  })
  Part.displayName = part
  return Part as unknown as PlainPart<tag, own>
}
