import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './AlertBar.stories.tsx'
import { AlertBar } from './AlertBar.tsx'

describePrimitive('AlertBar', {
  parts: parts.AlertBar,
  part: 'alert-bar',
  element: (
    <AlertBar onClose={() => {}} closeLabel="Close">
      Words
    </AlertBar>
  ),
  instance: HTMLDivElement,
  states: statesOf(stories),
})
