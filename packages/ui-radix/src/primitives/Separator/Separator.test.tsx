import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './Separator.stories.tsx'
import { Separator } from './Separator.tsx'

describePrimitive('Separator', {
  parts: parts.Separator,
  part: 'separator',
  element: <Separator>or</Separator>,
  instance: HTMLDivElement,
  asChild: 'p',
  wrap: (node) => <div>{node}</div>,
  states: statesOf(stories),
})
