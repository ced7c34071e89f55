import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import * as stories from './Ring.stories.tsx'
import { ringParts } from './parts.ts'
import { Ring } from './Ring.tsx'

describePrimitive('Ring', {
  parts: ringParts,
  part: 'ring',
  element: <Ring />,
  instance: SVGElement,
  isOpaque: true,
  states: statesOf(stories),
})
