'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { usePartClass } from '../part/classNames.tsx'
import { createPart, type PlainPart } from '../part/createPart.tsx'
import type { PartComponent } from '../part/Slot.tsx'

/** What is known of something, line by line. Renders a `<dl>`. */
export const Facts: PlainPart<'dl'> = /*#__PURE__*/ createPart('dl', 'facts')

export type FactProps = ComponentPropsWithoutRef<'div'> & {
  /** What is said. */
  name: ReactNode
}

/** One of them: its name, and as children its value. Renders a `<div>` with `<dt>` and `<dd>`. */
export const Fact: PartComponent<FactProps, HTMLDivElement> = /*#__PURE__*/ forwardRef(function Fact(
  { name, children, className, ...rest },
  ref,
) {
  return (
    <div data-foyer-part="fact" {...rest} className={usePartClass('fact', className)} ref={ref}>
      <dt data-foyer-part="fact-name">{name}</dt>
      <dd data-foyer-part="fact-value">
        {/* Numbers and names keep their order in a page of the other direction. */}
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
})
