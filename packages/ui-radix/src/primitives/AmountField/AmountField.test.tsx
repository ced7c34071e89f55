import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { render } from '../../test/render.ts'
import { statesOf } from '../../test/statesOf.ts'
import * as stories from './AmountField.stories.tsx'
import { AmountField } from './AmountField.tsx'
import { parts } from '../part/parts.ts'

describePrimitive('AmountField', {
  parts: parts.AmountField,
  part: 'amount-field',
  receives: 'amount-field-input',
  element: <AmountField label="Amount" value="" onValueChange={() => {}} />,
  instance: HTMLInputElement,
  states: statesOf(stories),
})

test('the field calls `onValueChange` with the typed text, and has a numeric keypad', () => {
  const typed = vi.fn<(text: string) => void>()
  render(<AmountField label="Amount" value="1" onValueChange={typed} invalid />)
  const input = screen.getByRole('textbox', { name: 'Amount' })
  fireEvent.change(input, { target: { value: '1,5' } })
  expect(typed).toHaveBeenCalledWith('1,5')
  expect([input.getAttribute('inputmode'), input.getAttribute('aria-invalid')]).toEqual(['decimal', 'true'])
})

test('without a handler the field is read-only', () => {
  render(<AmountField label="Amount" value="1" />)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).readOnly).toBe(true)
})
