import { render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './EmptyState.stories.tsx'
import { EmptyState } from './EmptyState.tsx'

describePrimitive('EmptyState', {
  parts: parts.EmptyState,
  part: 'empty-state',
  element: <EmptyState title="Nothing" />,
  instance: HTMLDivElement,
  states: statesOf(stories),
})

test('a drawing replaces the icon, and its space is reserved before it has loaded', async () => {
  const { container } = render(<EmptyState drawing="coins" icon={<hr />} title="No tokens" />)
  const place = container.querySelector('[data-foyer-part="empty-state-drawing"]')
  expect(place?.childElementCount).toBe(0)
  expect(container.querySelector('hr')).toBeNull()
  await waitFor(() => expect(place?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true'))
})
