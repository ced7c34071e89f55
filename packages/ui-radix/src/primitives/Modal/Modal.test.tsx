import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './Modal.stories.tsx'
import { Panel } from './Modal.tsx'

describePrimitive('Modal', {
  parts: parts.Modal,
  part: 'panel',
  element: (
    <Panel role="dialog" aria-label="Wallets">
      Content
    </Panel>
  ),
  instance: HTMLDivElement,
  asChild: 'section',
  states: statesOf(stories),
})
