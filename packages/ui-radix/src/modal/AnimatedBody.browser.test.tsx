import '../theme/styles.css'
import { render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AnimatedBody } from './AnimatedBody.tsx'

// Not in StrictMode, like production: there, effects run again when all refs are attached.
test('the first change of view is animated, like later ones', async () => {
  const body = (view: 'Connect' | 'Networks') => (
    <div data-foyer="">
      <AnimatedBody view={view} direction="forward">
        <p>{view}</p>
      </AnimatedBody>
    </div>
  )
  const { container, rerender } = render(body('Connect'))
  const states = () =>
    [...container.querySelectorAll('[data-foyer-part="view"]')].map((view) => view.getAttribute('data-state'))
  expect(states()).toEqual(['idle'])
  rerender(body('Networks'))
  expect(states()).toEqual(['out', 'in'])
  await waitFor(() => expect(states()).toEqual(['in']))
})
