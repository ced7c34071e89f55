import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import * as stories from './Badge.stories.tsx'
import { Badge } from './Badge.tsx'
import { parts } from '../part/parts.ts'

describePrimitive('Badge', {
  parts: parts.Badge,
  part: 'badge',
  element: <Badge>Recent</Badge>,
  instance: HTMLSpanElement,
  asChild: 'em',
  states: statesOf(stories),
})
