import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import * as stories from './EmptyState.stories.tsx'
import { EmptyState } from './EmptyState.tsx'
import { parts } from '../part/parts.ts'

describePrimitive('EmptyState', {
  parts: parts.EmptyState,
  part: 'empty-state',
  element: <EmptyState title="Nothing" />,
  instance: HTMLDivElement,
  states: statesOf(stories),
})
