import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './HelpSection.stories.tsx'
import { HelpSection } from './HelpSection.tsx'

describePrimitive('HelpSection', {
  parts: parts.HelpSection,
  part: 'help-section',
  element: <HelpSection title="Title">Words</HelpSection>,
  instance: HTMLElement,
  states: statesOf(stories),
})
