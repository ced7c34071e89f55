import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './Ring.stories.tsx'
import { Ring } from './Ring.tsx'

describePrimitive('Ring', {
  parts: parts.Ring,
  part: 'ring',
  element: <Ring />,
  instance: SVGElement,
  isOpaque: true,
  states: statesOf(stories),
})
