import {
  cloneElement,
  createElement,
  type ElementType,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import { Slot } from './Slot.tsx'

export type RenderPartOptions = {
  asChild?: boolean | undefined
  children?: ReactNode
  /** Builds the content around the caller's children; with `asChild`, the children of the caller's element. */
  content?: ((children: ReactNode) => ReactNode) | undefined
}

/** Renders `tag`, or with `asChild` the caller's element with the same props and content. */
export function renderPart(
  tag: ElementType,
  props: object,
  { asChild, children, content = (inner) => inner }: RenderPartOptions,
): ReactElement {
  if (!asChild) return createElement(tag, props, content(children))
  // The content is built inside the caller's element, so that `<Row asChild><a/></Row>` is a complete row.
  return (
    <Slot {...props}>
      {isValidElement<{ children?: ReactNode }>(children)
        ? cloneElement(children, undefined, content(children.props.children))
        : children}
    </Slot>
  )
}
