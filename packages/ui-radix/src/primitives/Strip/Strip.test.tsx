import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import { stripParts } from './parts.ts'
import * as stories from './Strip.stories.tsx'
import { Strip } from './Strip.tsx'

describePrimitive('Strip', {
  parts: stripParts,
  part: 'strip',
  element: <Strip>Ether</Strip>,
  instance: HTMLDivElement,
  states: statesOf(stories),
})
