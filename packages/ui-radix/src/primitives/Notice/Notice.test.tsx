import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './Notice.stories.tsx'
import { Notice } from './Notice.tsx'

describePrimitive('Notice', {
  parts: parts.Row,
  part: 'row',
  element: <Notice name="Upgrade" />,
  instance: HTMLButtonElement,
  asChild: 'a',
  states: statesOf(stories),
})
