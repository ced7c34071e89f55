import { cloneElement, createElement, createRef, type ReactElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ClassNamesProvider } from '../primitives/part/classNames.tsx'
import type { PartName, PartsTable } from '../primitives/part/parts.ts'
import { findViolations } from './axe.ts'
import { createRenderer } from './createRenderer.tsx'
import { findUndocumented } from './findUndocumented.ts'

export type DescribePrimitiveParameters = {
  /** The documented attributes of the component. */
  parts: PartsTable
  /** The DOM part that gets the class name. */
  part: string
  /** The component without options. */
  element: ReactElement
  /** States to test, by name; tests of Foyer take them from the stories. */
  states: Readonly<Record<string, ReactElement>>
  /** The element of the ref. */
  instance: abstract new () => Element
  /** The DOM part that gets ref and props. @default `part` */
  receives?: string | undefined
  /** The element to test `asChild` with, e.g. `a`; omit for components without `asChild`. */
  asChild?: string | undefined
  /** Renders the required parents, e.g. a list around its item. */
  wrap?: ((node: ReactNode) => ReactElement) | undefined
  /** A library that the component uses sets inline styles in server markup. @default false */
  hasForeignStyles?: boolean | undefined
  /** The component has no ref, props or class, e.g. because it only arranges others. @default false */
  isOpaque?: boolean | undefined
}

/** Only ids may differ between two renders of a component. */
const withoutIds = (html: string | undefined) => html?.replace(/ id="[^"]*"/g, '')

const find = (root: ParentNode, part: string) => root.querySelector(`[data-foyer-part="${part}"]`)

/**
 * Tests that every primitive passes: ref, props and class reach the right element, `asChild` keeps the content, all
 * attributes are documented, axe finds no violations in any state, and it renders on a server without inline styles
 * (which strict Content Security Policies refuse). Third parties can test their own components with it.
 *
 * @example
 * ```tsx
 * import { describePrimitive } from '@foyer/ui-radix/testing'
 * const Chip = ({ ...props }) => <span data-foyer-part="chip" {...props} />
 * describePrimitive('Chip', {
 *   parts: { chip: {} },
 *   part: 'chip',
 *   element: <Chip>New</Chip>,
 *   states: { plain: <Chip>New</Chip> },
 *   instance: HTMLSpanElement,
 * })
 * ```
 */
export function describePrimitive(
  name: string,
  {
    parts,
    part,
    element: first,
    states,
    instance,
    receives = part,
    asChild,
    wrap = (node) => <>{node}</>,
    hasForeignStyles,
    isOpaque,
  }: DescribePrimitiveParameters,
): void {
  describe(`${name}`, () => {
    const { render, cleanUp } = createRenderer()
    const clone = (props: object, ...children: ReactNode[]) =>
      wrap(cloneElement(first as ReactElement<object>, props, ...children))

    let errors: unknown[][] = []
    beforeEach(() => {
      errors = []
      vi.spyOn(console, 'error').mockImplementation((...message: unknown[]) => void errors.push(message))
    })
    afterEach(async () => {
      await cleanUp()
      vi.restoreAllMocks()
      expect(errors).toEqual([])
    })

    test.each(isOpaque ? [] : [receives])('forwards its ref and props to %s', async (target) => {
      const ref = createRef<Element>()
      const { container } = await render(clone({ ref, 'data-testid': 'given', lang: 'x-test' }))
      expect(ref.current).toBeInstanceOf(instance)
      expect(ref.current).toBe(find(container, target))
      expect(ref.current?.getAttribute('data-testid')).toBe('given')
      expect(ref.current?.getAttribute('lang')).toBe('x-test')
    })

    test.each(isOpaque ? [] : [part])('gives %s the class names of host and caller', async (target) => {
      const { container } = await render(
        <ClassNamesProvider classNames={{ [target as PartName]: 'of-host' }}>
          {clone({ className: 'of-caller' })}
        </ClassNamesProvider>,
      )
      expect(find(container, target)?.className).toBe('of-host of-caller')
    })

    test.each(asChild ? [asChild] : [])('asChild passes everything to the caller’s <%s>', async (tag) => {
      const ref = createRef<Element>()
      const plain = await render(wrap(first))
      const content = find(plain.container, part)?.innerHTML
      const { children } = first.props as { children?: ReactNode }
      const child = createElement(tag, tag === 'a' ? { href: '#' } : null, children)
      const { container } = await render(clone({ asChild: true, ref, 'data-testid': 'given' }, child))
      const element = find(container, part)
      expect(element?.localName).toBe(tag)
      expect(ref.current).toBe(element)
      expect(element?.getAttribute('data-testid')).toBe('given')
      expect(withoutIds(element?.innerHTML)).toBe(withoutIds(content))
    })

    describe.each(Object.entries({ alone: wrap(first), ...states }))('%s', (_, state) => {
      test('has only documented attributes', async () => {
        const { container } = await render(state)
        expect(find(container, part)).not.toBeNull()
        expect(findUndocumented(container, parts)).toEqual([])
      })

      test('is accessible', async () => {
        const { container } = await render(state)
        // axe can outlast timers of the component; updates of the component in the meantime are not wrapped in `act`.
        Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
        expect(await findViolations(container)).toEqual([])
      })

      test('renders on a server, without inline styles', () => {
        const html = renderToString(state)
        expect(html).toContain(`data-foyer-part="${part}"`)
        expect(hasForeignStyles || !/\sstyle="/.test(html)).toBe(true)
      })
    })
  })
}
