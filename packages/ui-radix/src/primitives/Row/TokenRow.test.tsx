import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { render } from '../../test/render.ts'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './TokenRow.stories.tsx'
import { TokenRow } from './TokenRow.tsx'

describePrimitive('TokenRow', {
  parts: parts.Row,
  part: 'row',
  element: <TokenRow name="Ether" amount="1.234" symbol="ETH" fiat="$2.10" onClick={() => {}} />,
  instance: HTMLButtonElement,
  asChild: 'a',
  states: statesOf(stories),
})

test('a row without action is read as text', () => {
  const { container } = render(<TokenRow name="Ether" amount="1.234" symbol="ETH" fiat="$2.10" />)
  expect(container.querySelector('[data-foyer-part=row]')?.textContent).toBe('EEther1.234 ETH $2.10')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a row shows no value if the price is unknown', () => {
  const { container } = render(<TokenRow name="Ether" amount="1.234" symbol="ETH" />)
  expect(container.querySelector('[data-foyer-part=row-trailing]')).toBeNull()
})

test('in a picker a row is a button that is named with its balance', () => {
  const onClick = vi.fn<() => void>()
  render(<TokenRow name="Ether" amount="1.234" symbol="ETH" fiat="$2.10" onClick={onClick} />)
  screen.getByRole('button', { name: /^Ether/, description: /1\.234/ }).click()
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('a symbol cannot reorder the text', () => {
  const { container } = render(<TokenRow name="Ether" amount="1.000" symbol={'\u202EHTE'} />)
  expect(container.textContent).not.toContain('\u202E')
})
