import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './Strip.stories.tsx'
import { Strip } from './Strip.tsx'

describePrimitive('Strip', {
  parts: parts.Strip,
  part: 'strip',
  element: <Strip>Ether</Strip>,
  instance: HTMLDivElement,
  states: statesOf(stories),
})
