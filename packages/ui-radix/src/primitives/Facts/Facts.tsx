'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { usePartClass } from '../part/classNames.tsx'
import { createPart, type PlainPart } from '../part/createPart.tsx'
import type { PartComponent } from '../part/Slot.tsx'

/**
 * A list of labels and values. Renders a `<dl>`.
 *
 * @example
 * ```tsx
 * import { Fact, Facts } from '@foyer/ui-radix/primitives'
 * export const Example = () => (
 *   <Facts>
 *     <Fact name="Network fee">0.0004 ETH</Fact>
 *     <Fact name="Slippage">0.5 %</Fact>
 *   </Facts>
 * )
 * ```
 */
export const Facts: PlainPart<'dl'> = /*#__PURE__*/ createPart('dl', 'facts')

export type FactProps = ComponentPropsWithoutRef<'div'> & {
  /** The label. */
  name: ReactNode
  /** `stacked`: the value is below the label, for several lines of text. @default 'row' */
  layout?: 'row' | 'stacked' | undefined
  /** A line above it, unless it is the first: it begins a group. @default false */
  divided?: boolean | undefined
}

/**
 * One row: a label, and its value as children. Renders a `<div>` with `<dt>` and `<dd>`.
 *
 * @example
 * ```tsx
 * import { Fact } from '@foyer/ui-radix/primitives'
 * export const Example = () => (
 *   <Fact name="Message" layout="stacked">
 *     Sign in to shop.example
 *   </Fact>
 * )
 * ```
 */
export const Fact: PartComponent<FactProps, HTMLDivElement> = /*#__PURE__*/ forwardRef(function Fact(
  { name, layout = 'row', divided, children, className, ...rest },
  ref,
) {
  return (
    <div
      data-foyer-part="fact"
      data-layout={layout}
      data-divided={divided ? '' : undefined}
      {...rest}
      className={usePartClass('fact', className)}
      ref={ref}
    >
      <dt data-foyer-part="fact-name">{name}</dt>
      <dd data-foyer-part="fact-value">
        {/* Isolated, so that numbers and names keep their order in a page of the other direction. */}
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
})
