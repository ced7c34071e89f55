import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import * as stories from './Row.stories.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../test/render.ts'
import { rowParts } from './parts.ts'
import { Row } from './Row.tsx'

describePrimitive('Row', {
  parts: rowParts,
  part: 'row',
  element: <Row name="Networks" chevron />,
  instance: HTMLButtonElement,
  asChild: 'a',
  states: statesOf(stories),
})

test('disabled, it can be focused, says why, and does nothing', () => {
  const onClick = vi.fn<() => void>()
  render(<Row aria-label="Ledger" name="Ledger" disabled description="Already connected" onClick={onClick} />)
  const row = screen.getByRole('button', { name: 'Ledger', description: 'Already connected' })
  row.focus()
  fireEvent.click(row)
  expect(document.activeElement).toBe(row)
  expect(onClick).not.toHaveBeenCalled()
})

test('without a label of its own its whole content names it, once', () => {
  render(<Row name="Ether" description="1.234 ETH" />)
  const row = screen.getByRole('button')
  expect(row.getAttribute('aria-describedby')).toBeNull()
  expect(row.textContent).toBe('Ether1.234 ETH')
})
