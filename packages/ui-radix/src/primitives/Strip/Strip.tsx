'use client'

import { createPart, type PlainPart } from '../part/createPart.tsx'

/**
 * Children in a row that scrolls horizontally. Renders a `<div>`.
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
export const Strip: PlainPart<'div'> = /*#__PURE__*/ createPart('div', 'strip')
