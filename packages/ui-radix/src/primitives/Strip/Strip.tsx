'use client'

import type { FocusEvent, FocusEventHandler } from 'react'
import { createPart, type PlainPart } from '../part/createPart.tsx'

type FocusProps = { readonly onFocus?: FocusEventHandler<HTMLDivElement> | undefined }

/**
 * Children in a row that scrolls horizontally, to the child that the keyboard focuses. Renders a `<div>`.
 *
 * @example
 * ```tsx
 * import { Button, Strip } from '@foyer/ui-radix/primitives'
 * export const Amounts = ({ onChoose }: { onChoose: (amount: number) => void }) => (
 *   <Strip>
 *     {[50, 100, 200].map((amount) => (
 *       <Button key={amount} onClick={() => onChoose(amount)}>
 *         ${amount}
 *       </Button>
 *     ))}
 *   </Strip>
 * )
 * ```
 */
export const Strip: PlainPart<'div'> = /*#__PURE__*/ createPart(
  'div',
  'strip',
  ({ onFocus, ...rest }: FocusProps) => ({
    ...rest,
    onFocus(event: FocusEvent<HTMLDivElement>) {
      // Chromium does not scroll to a child that is visible in part. A pressed child stays under the pointer. jsdom
      // does not scroll.
      if (event.target.matches(':focus-visible'))
        event.target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
      onFocus?.(event)
    },
  }),
)
