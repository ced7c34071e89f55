import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { render } from '../../test/render.ts'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './ErrorState.stories.tsx'
import { ErrorState } from './ErrorState.tsx'

describePrimitive('ErrorState', {
  parts: parts.EmptyState,
  part: 'empty-state',
  element: <ErrorState title="Failed" />,
  instance: HTMLDivElement,
  states: statesOf(stories),
})

test('the failure is an alert; its retry is called once, and not while it is under way', () => {
  const onRetry = vi.fn<() => void>()
  const { rerender } = render(<ErrorState title="Failed" onRetry={onRetry} retryLabel="Try again" />)
  expect(screen.getByRole('alert').textContent).toContain('Failed')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  rerender(<ErrorState title="Failed" onRetry={onRetry} retryLabel="Try again" retrying />)
  fireEvent.click(screen.getByRole('button', { name: 'Try again', busy: true }))
  expect(onRetry).toHaveBeenCalledOnce()
})
