import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { render } from '../../test/render.ts'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './StatusHero.stories.tsx'
import { StatusHero } from './StatusHero.tsx'

describePrimitive('StatusHero', {
  parts: parts.StatusHero,
  part: 'status-hero',
  element: <StatusHero title="Continue in Orange" />,
  instance: HTMLDivElement,
  states: statesOf(stories),
})

const hero = (retry: boolean) => (
  <>
    <h2 tabIndex={-1}>Orange</h2>
    <button type="button">Back</button>
    <StatusHero title="Orange" onRetry={retry ? () => {} : undefined} retryLabel="Try again" />
  </>
)

test.each([
  ['nothing', undefined, 'Try again'],
  ['a title', 'heading', 'Try again'],
  ['a control elsewhere', 'button', 'Back'],
] as const)('the retry button takes the focus from %s: %s → %s', (_, role, expected) => {
  const { rerender } = render(hero(false))
  if (role) screen.getAllByRole(role)[0]?.focus()
  rerender(hero(true))
  expect(document.activeElement?.textContent).toBe(expected)
})

test.each([
  ['waiting', true, false],
  ['done', true, true],
  ['failed', false, true],
  // The request may have succeeded: a mark without the colour of a failure.
  ['unclear', false, true],
] as const)('%s: a ring: %s, a mark: %s', (state, ring, mark) => {
  const { container } = render(<StatusHero state={state} title="Orange" image={<i />} />)
  expect(container.querySelector('[data-foyer-part=ring]') !== null).toBe(ring)
  expect(container.querySelector('[data-foyer-part=status-hero-mark]')?.getAttribute('data-state')).toBe(
    mark ? state : undefined,
  )
})

test('the retry button, which takes the focus, is described by the reason', () => {
  render(
    <StatusHero state="failed" title="Failed" body="No answer" onRetry={() => {}} retryLabel="Try again" />,
  )
  expect(screen.getByRole('button', { name: 'Try again', description: 'No answer' })).toBe(
    document.activeElement,
  )
})
