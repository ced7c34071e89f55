import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import { Fact, Facts } from './Facts.tsx'
import * as stories from './Facts.stories.tsx'
import { parts } from '../part/parts.ts'

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
