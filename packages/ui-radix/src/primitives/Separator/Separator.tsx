import { Children, type ReactNode } from 'react'
import { createPart, type PlainPart } from '../part/createPart.tsx'

/** A line, or with children a word between two lines. Renders a `<div>`. */
export const Separator: PlainPart<'div'> = /*#__PURE__*/ createPart(
  'div',
  'separator',
  (props: { children?: ReactNode }) =>
    // The children of a real separator are not read out, and "or" has to be.
    Children.count(props.children) ? { 'data-labelled': '', ...props } : { role: 'separator', ...props },
)
