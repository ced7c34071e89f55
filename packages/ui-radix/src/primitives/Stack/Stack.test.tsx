import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './Stack.stories.tsx'
import { Stack } from './Stack.tsx'

describePrimitive('Stack', {
  parts: parts.Stack,
  part: 'stack',
  element: <Stack>One</Stack>,
  instance: HTMLDivElement,
  asChild: 'section',
  states: statesOf(stories),
})
