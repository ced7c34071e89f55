import { createPart, type PlainPart } from '../part/createPart.tsx'

/**
 * Text for assistive technology only. Renders a `<span>`.
 *
 * @example
 * ```tsx
 * import { VisuallyHidden } from '@foyer/ui-radix/primitives'
 * export const Example = () => (
 *   <p>
 *     0.5 % <VisuallyHidden>of the amount</VisuallyHidden>
 *   </p>
 * )
 * ```
 */
export const VisuallyHidden: PlainPart<'span'> = /*#__PURE__*/ createPart('span', 'visually-hidden')
