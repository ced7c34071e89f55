import { fireEvent, screen } from '@testing-library/react'
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { render } from '../../test/render.ts'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './Row.stories.tsx'
import { Row } from './Row.tsx'

describePrimitive('Row', {
  parts: parts.Row,
  part: 'row',
  element: <Row name="Networks" chevron />,
  instance: HTMLButtonElement,
  asChild: 'a',
  states: statesOf(stories),
})

test('a disabled row stays focusable, is described by the reason, and ignores clicks', () => {
  const onClick = vi.fn<() => void>()
  render(<Row name="Ledger" disabled description="Already connected" onClick={onClick} />)
  const row = screen.getByRole('button', { name: 'Ledger', description: 'Already connected' })
  row.focus()
  fireEvent.click(row)
  expect(document.activeElement).toBe(row)
  expect(onClick).not.toHaveBeenCalled()
})

test('a row is named by name and badge, and described by the second line', () => {
  render(<Row name="Ether" description="1.234 ETH" badge="New" trailing="$2.10" />)
  const row = screen.getByRole('button', { name: 'Ether, New$2.10', description: '1.234 ETH' })
  expect(row.textContent).toBe('Ether,1.234 ETH New$2.10')
})

test('a loading row is busy, ignores clicks, and shows a spinner in place of its badge', () => {
  const onClick = vi.fn<() => void>()
  render(<Row name="Ledger" loading badge="Installed" onClick={onClick} />)
  const row = screen.getByRole('button', { name: 'Ledger', busy: true })
  fireEvent.click(row)
  expect(row.getAttribute('aria-disabled')).toBe('true')
  expect(row.querySelector('[data-foyer-part=spinner]')).not.toBeNull()
  expect(onClick).not.toHaveBeenCalled()
})

test.each(['div', 'li', 'span'])('a row without action, in a <%s>, is read as text', (tag) => {
  render(
    <Row asChild name="Ether" description="1.234 ETH">
      {createElement(tag)}
    </Row>,
  )
  const description = screen.getByText('1.234 ETH')
  expect(description.getAttribute('aria-hidden')).toBeNull()
  expect(description.closest('[data-foyer-part=row]')?.hasAttribute('aria-describedby')).toBe(false)
})

test('a disabled row with `asChild` does not call the click handler of its child', () => {
  const onClick = vi.fn<() => void>()
  render(
    <Row asChild name="Docs" disabled description="Not available">
      <a href="#docs" onClick={onClick} />
    </Row>,
  )
  fireEvent.click(screen.getByText('Docs'))
  expect(onClick).not.toHaveBeenCalled()
})
