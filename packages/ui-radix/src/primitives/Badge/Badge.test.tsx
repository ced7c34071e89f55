import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './Badge.stories.tsx'
import { Badge } from './Badge.tsx'

describePrimitive('Badge', {
  parts: parts.Badge,
  part: 'badge',
  element: <Badge>Recent</Badge>,
  instance: HTMLSpanElement,
  asChild: 'em',
  states: statesOf(stories),
})
