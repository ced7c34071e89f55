import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { startFakeClock } from '../../test/fakeClock.ts'
import { render } from '../../test/render.ts'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './AmountField.stories.tsx'
import { AmountField } from './AmountField.tsx'

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
  const attributes = ['inputmode', 'aria-invalid', 'autocomplete'].map((name) => input.getAttribute(name))
  expect(attributes).toEqual(['decimal', 'true', 'off'])
})

test('an input method shows its text until it ends, and the amount meanwhile is the one of this text', () => {
  const onCompositionEnd = vi.fn()
  const Form = () => {
    const [amount, setAmount] = useState('')
    return (
      <>
        <AmountField
          label="Amount"
          value={amount}
          onValueChange={(typed) => setAmount(typed.normalize('NFKC'))}
          onCompositionEnd={onCompositionEnd}
        />
        <output>{amount}</output>
      </>
    )
  }
  render(<Form />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
  const shown = () => [input.value, screen.getByRole('status').textContent]
  fireEvent.compositionStart(input)
  for (const typed of ['１', '１２']) fireEvent.input(input, { target: { value: typed }, isComposing: true })
  expect(shown()).toEqual(['１２', '12'])
  fireEvent.compositionEnd(input)
  expect(shown()).toEqual(['12', '12'])
  expect(onCompositionEnd).toHaveBeenCalledOnce()
  fireEvent.input(input, { target: { value: '12５' } })
  expect(shown()).toEqual(['125', '125'])
})

test('without a handler the field is read-only', () => {
  render(<AmountField label="Amount" value="1" />)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).readOnly).toBe(true)
})

afterEach(() => void vi.useRealTimers())

test('an error takes the place of the worth once the visitor has stopped typing, with the description and an alert', async () => {
  startFakeClock()
  const Form = () => {
    const [amount, setAmount] = useState('')
    const isZero = amount !== '' && Number(amount) === 0
    return (
      <AmountField
        label="Amount"
        value={amount}
        onValueChange={setAmount}
        worth="$0"
        error={isZero && 'Invalid amount'}
      />
    )
  }
  render(<Form />)
  const input = screen.getByRole('textbox', { name: 'Amount' })
  const type = async (value: string, ms: number) => {
    fireEvent.change(input, { target: { value } })
    await act(() => vi.advanceTimersByTimeAsync(ms))
  }
  for (const typed of ['0', '0.', '0.0', '0.05']) await type(typed, 400)
  expect(screen.queryByRole('alert')).toBeNull()
  await type('0', 500)
  expect(screen.getByRole('alert').textContent).toBe('Invalid amount')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('textbox', { name: 'Amount', description: 'Invalid amount' })).toBe(input)
  expect(screen.queryByText('$0')).toBeNull()
  await type('0.5', 0)
  expect([screen.queryByRole('alert'), input.getAttribute('aria-invalid')]).toEqual([null, null])
  expect(screen.getByText('$0')).toBeTruthy()
})

test('a description of the host stays beside the error', () => {
  const field = (error?: string) => (
    <AmountField label="Amount" value="0" onValueChange={() => {}} error={error} aria-describedby="hint" />
  )
  const { rerender } = render(field())
  const input = screen.getByRole('textbox', { name: 'Amount' })
  expect(input.getAttribute('aria-describedby')).toBe('hint')
  rerender(field('Invalid amount'))
  expect(input.getAttribute('aria-describedby')).toBe(`hint ${screen.getByRole('alert').id}`)
})
