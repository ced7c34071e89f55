import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatusHero } from './StatusHero.tsx'

const hero = (retry: boolean) => (
  <>
    <h2 tabIndex={-1}>Orange</h2>
    <button type="button">Back</button>
    <StatusHero title="Orange" onRetry={retry ? () => {} : undefined} retryLabel="Try again" />
  </>
)

// jsdom has no active element of a shadow root.
test.each([
  ['a title', 'h2', 'Try again'],
  ['a control elsewhere', 'button', 'Back'],
] as const)('in a shadow root, the retry button takes the focus from %s: %s → %s', (_, tag, expected) => {
  const page = document.body.appendChild(document.createElement('div'))
  const container = page.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
  const { rerender, unmount } = render(hero(false), { container })
  container.querySelector<HTMLElement>(tag)?.focus()
  rerender(hero(true))
  expect(page.shadowRoot?.activeElement?.textContent).toBe(expected)
  unmount()
  page.remove()
})
