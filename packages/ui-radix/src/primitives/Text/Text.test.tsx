import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './Text.stories.tsx'
import { Text } from './Text.tsx'

describePrimitive('Text', {
  parts: parts.Text,
  part: 'text',
  element: <Text>Words</Text>,
  instance: HTMLParagraphElement,
  asChild: 'h3',
  states: statesOf(stories),
})
