import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import * as stories from './Spinner.stories.tsx'
import { parts } from '../part/parts.ts'
import { Spinner } from './Spinner.tsx'

describePrimitive('Spinner', {
  parts: parts.Spinner,
  part: 'spinner',
  element: <Spinner />,
  instance: SVGElement,
  isOpaque: true,
  states: statesOf(stories),
})
