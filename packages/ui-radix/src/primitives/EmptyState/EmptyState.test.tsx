import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import * as stories from './EmptyState.stories.tsx'
import { EmptyState } from './EmptyState.tsx'
import { emptyStateParts } from './parts.ts'

describePrimitive('EmptyState', {
  parts: emptyStateParts,
  part: 'empty-state',
  element: <EmptyState title="Nothing" />,
  instance: HTMLDivElement,
  states: statesOf(stories),
})
