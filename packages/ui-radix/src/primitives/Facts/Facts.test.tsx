import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './Facts.stories.tsx'
import { Fact, Facts } from './Facts.tsx'

describePrimitive('Facts', {
  parts: parts.Facts,
  part: 'facts',
  element: (
    <Facts>
      <Fact name="Type">Contract calls</Fact>
    </Facts>
  ),
  instance: HTMLDListElement,
  states: statesOf(stories),
})
