import { Children, type ReactNode } from 'react'
import { createPart, type PlainPart } from '../part/createPart.tsx'

/**
 * A line, or text between two lines. Renders a `<div>`.
 *
 * @example
 * ```tsx
 * import { Separator } from '@foyer/ui-radix/primitives'
 * export const Example = () => <Separator>or</Separator>
 * ```
 */
export const Separator: PlainPart<'div'> = /*#__PURE__*/ createPart(
  'div',
  'separator',
  (props: { children?: ReactNode }) =>
    // Screen readers skip children of `role="separator"`, and "or" must be read.
    Children.count(props.children) ? { 'data-labelled': '', ...props } : { role: 'separator', ...props },
)
