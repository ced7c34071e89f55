import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './Skeleton.stories.tsx'
import { Skeleton } from './Skeleton.tsx'

describePrimitive('Skeleton', {
  parts: parts.Skeleton,
  part: 'skeleton',
  element: <Skeleton />,
  instance: HTMLSpanElement,
  asChild: 'i',
  states: statesOf(stories),
})
