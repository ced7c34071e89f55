import {
  cloneElement,
  forwardRef,
  type ForwardRefExoticComponent,
  type HTMLAttributes,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefAttributes,
} from 'react'

/** A component that renders one element and forwards its ref and props to it. */
export type PartComponent<props, element> = ForwardRefExoticComponent<props & RefAttributes<element>>

type Props = Readonly<Record<string, unknown>>

export type SlotProps = HTMLAttributes<Element> & { children?: ReactNode }

/**
 * Passes its props and ref to its only child. Radix's Slot does more (slottable children, lazy elements) and would be
 * in the first load of every page with a button.
 */
export const Slot: PartComponent<SlotProps, Element> = /*#__PURE__*/ forwardRef(function Slot(
  { children, ...props }: SlotProps,
  ref: Ref<unknown>,
) {
  if (!isValidElement<Props>(children)) return null
  const merged: object = { ...merge(props as Props, children.props), ref: both(ref, refOf(children)) }
  return cloneElement(children, merged)
})

/** The child's own props override; class names and styles merge; both handlers run, the child's first. */
function merge(given: Props, own: Props): Props {
  const merged: Record<string, unknown> = { ...given, ...own }
  for (const [name, value] of Object.entries(given)) {
    const mine = own[name]
    if (/^on[A-Z]/.test(name) && typeof value === 'function' && typeof mine === 'function') {
      merged[name] = (...event: unknown[]) => {
        const result: unknown = mine(...event)
        value(...event)
        return result
      }
    }
    if (mine === undefined) merged[name] = value
  }
  const names = [given['className'], own['className']].filter(Boolean)
  if (names.length > 0) merged['className'] = names.join(' ')
  if (given['style'] || own['style'])
    merged['style'] = { ...(given['style'] as object), ...(own['style'] as object) }
  return merged
}

/** React 19 has the ref of an element in its props, React 18 beside them. */
const refOf = (element: ReactElement): Ref<unknown> | undefined =>
  (element.props as { ref?: Ref<unknown> }).ref ??
  (Object.getOwnPropertyDescriptor(element, 'ref')?.value as Ref<unknown> | undefined)

function both(a: Ref<unknown> | undefined, b: Ref<unknown> | undefined): Ref<unknown> | undefined {
  if (!a || !b) return a ?? b
  return (value) => {
    for (const ref of [a, b]) {
      if (typeof ref === 'function') ref(value)
      else ref.current = value
    }
  }
}
