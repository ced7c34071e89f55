import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import * as stories from './ErrorState.stories.tsx'
import { parts } from '../part/parts.ts'
import { ErrorState } from './ErrorState.tsx'

describePrimitive('ErrorState', {
  parts: parts.EmptyState,
  part: 'empty-state',
  element: <ErrorState title="Failed" />,
  instance: HTMLDivElement,
  states: statesOf(stories),
})
