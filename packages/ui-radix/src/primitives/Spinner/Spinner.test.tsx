import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './Spinner.stories.tsx'
import { Spinner } from './Spinner.tsx'

describePrimitive('Spinner', {
  parts: parts.Spinner,
  part: 'spinner',
  element: <Spinner />,
  instance: SVGElement,
  isOpaque: true,
  states: statesOf(stories),
})
