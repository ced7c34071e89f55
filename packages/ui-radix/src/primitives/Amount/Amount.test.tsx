import { expect, test } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { render } from '../../test/render.ts'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './Amount.stories.tsx'
import { Amount, splitAmount } from './Amount.tsx'

describePrimitive('Amount', {
  parts: parts.Amount,
  part: 'amount',
  element: <Amount value="1.5" symbol="ETH" />,
  instance: HTMLElement,
  states: statesOf(stories),
})

test.each([
  ['en', '1,234.567', ['1,234', '.567', '']],
  ['en', '$1,234.56', ['$1,234', '.56', '']],
  ['en', '1,234', ['1,234', '', '']],
  ['en', '<0.001', ['<0', '.001', '']],
  ['de', '1.234,56 €', ['1.234', ',56', ' €']],
  ['de', '1.234', ['1.234', '', '']],
  ['fa', '۱٬۲۳۴٫۵', ['۱٬۲۳۴', '٫۵', '']],
  ['en', 'n/a.', ['n/a.', '', '']],
])('%s: %s', (locale, value, [integer, decimals, rest]) => {
  expect(splitAmount(value, locale)).toEqual({ integer, decimals, rest })
})

test('an amount runs from left to right, is not translated, and is read with its label and symbol', () => {
  const { container } = render(<Amount label="Balance" value="1,234.56" symbol="ETH" />)
  const element = container.querySelector('bdi') ?? expect.unreachable()
  expect(element.textContent).toBe('Balance 1,234.56 ETH')
  expect([element.dir, element.getAttribute('translate')]).toEqual(['ltr', 'no'])
})
