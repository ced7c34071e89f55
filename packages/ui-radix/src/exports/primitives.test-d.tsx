import { createRef } from 'react'
import { expectTypeOf, test } from 'vitest'
import {
  Button,
  CheckIcon,
  ChevronDownIcon,
  ChevronIcon,
  createIcon,
  createPart,
  ExternalIcon,
  HelpIcon,
  type Icon,
  Row,
  VisuallyHidden,
  WarningIcon,
} from './primitives.ts'

test('a primitive takes the attributes and the ref of its element', () => {
  const button = createRef<HTMLButtonElement>()
  const input = createRef<HTMLInputElement>()
  void (
    <>
      <Button
        ref={button}
        variant="primary"
        type="submit"
        onClick={({ currentTarget }) => currentTarget.form}
      />
      <Row asChild name="Terms">
        <a href="#row">Row</a>
      </Row>
      <VisuallyHidden role="status">Copied</VisuallyHidden>
      {/* @ts-expect-error the ref of another element */}
      <Button ref={input} />
      {/* @ts-expect-error no such variant */}
      <Button variant="huge" />
      {/* @ts-expect-error no attribute of the element */}
      <Button href="#row" />
    </>
  )
})

test('`createPart` takes the attributes of its element, and props of its own', () => {
  const Part = createPart('a', 'text-link', ({ isLoud, ...rest }: { readonly isLoud?: boolean }) => ({
    ...rest,
    'data-loud': isLoud,
  }))
  void (
    <>
      <Part href="#terms" isLoud ref={createRef<HTMLAnchorElement>()} />
      {/* @ts-expect-error its own prop is a boolean */}
      <Part isLoud="yes" />
      {/* @ts-expect-error no attribute of the element */}
      <Part disabled />
    </>
  )
  // @ts-expect-error no DOM part has this name
  createPart('a', 'knob')
  // @ts-expect-error no element has this name
  createPart('knob', 'text-link')
})

test('icons have the sizes of the kit', () => {
  for (const Each of [
    CheckIcon,
    ChevronDownIcon,
    ChevronIcon,
    ExternalIcon,
    HelpIcon,
    WarningIcon,
    createIcon('M4 4h16'),
  ])
    expectTypeOf(Each).toEqualTypeOf<Icon>()
  void (
    <>
      <CheckIcon size={24} className="green" />
      {/* @ts-expect-error no size of the kit */}
      <CheckIcon size={18} />
      {/* @ts-expect-error an icon draws its own path */}
      <CheckIcon>
        <path d="M0 0" />
      </CheckIcon>
    </>
  )
})
