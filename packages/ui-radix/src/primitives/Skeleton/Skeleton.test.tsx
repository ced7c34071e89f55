import { expect, test } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { render } from '../../test/render.ts'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './Skeleton.stories.tsx'
import { Skeleton, SkeletonRow, SkeletonView } from './Skeleton.tsx'

describePrimitive('Skeleton', {
  parts: parts.Skeleton,
  part: 'skeleton',
  element: <Skeleton />,
  instance: HTMLSpanElement,
  asChild: 'i',
  states: statesOf(stories),
})

test('a loading view is busy, and assistive technology reads no placeholder', () => {
  const { container } = render(
    <>
      <SkeletonView />
      <SkeletonRow />
      <Skeleton />
    </>,
  )
  expect([...container.children].map((child) => child.getAttribute('aria-busy'))).toEqual([
    'true',
    null,
    null,
  ])
  for (const part of ['skeleton', 'skeleton-row'])
    for (const element of container.querySelectorAll(`[data-foyer-part=${part}]`))
      expect(element.getAttribute('aria-hidden')).toBe('true')
})
