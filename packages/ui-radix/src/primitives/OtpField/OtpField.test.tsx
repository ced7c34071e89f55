import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { render } from '../../test/render.ts'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './OtpField.stories.tsx'
import { OtpField } from './OtpField.tsx'

describePrimitive('OtpField', {
  parts: parts.OtpField,
  part: 'otp-field',
  receives: 'otp-field-input',
  element: <OtpField label="Code" value="" onValueChange={() => {}} />,
  instance: HTMLInputElement,
  states: statesOf(stories),
})

test('the field is one input with `one-time-code` autofill, and takes the digits of pasted text', () => {
  const typed = vi.fn<(digits: string) => void>()
  render(<OtpField label="Code" value="" onValueChange={typed} />)
  const input = screen.getByRole('textbox', { name: 'Code' })
  expect([input.getAttribute('autocomplete'), input.getAttribute('inputmode')]).toEqual([
    'one-time-code',
    'numeric',
  ])
  fireEvent.change(input, { target: { value: ' 12-34 56 78' } })
  expect(typed).toHaveBeenLastCalledWith('123456')
  fireEvent.change(input, { target: { value: 'abc' } })
  expect(typed).toHaveBeenLastCalledWith('')
})

test('the field shows its error, and is described by it', () => {
  render(<OtpField label="Code" value="" onValueChange={() => {}} error="Not right" />)
  const input = screen.getByRole('textbox', { name: 'Code' })
  const { id } = screen.getByRole('alert')
  expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual(['true', id])
})

test('a description of the host stays beside the error', () => {
  const field = (error?: string) => (
    <OtpField label="Code" value="" onValueChange={() => {}} error={error} aria-describedby="hint" />
  )
  const { rerender } = render(field())
  const input = screen.getByRole('textbox', { name: 'Code' })
  expect(input.getAttribute('aria-describedby')).toBe('hint')
  rerender(field('Not right'))
  expect(input.getAttribute('aria-describedby')).toBe(`hint ${screen.getByRole('alert').id}`)
})

test('each digit has a cell, the next cell is marked, and assistive technology reads only the input', () => {
  const { container } = render(<OtpField label="Code" value="12" length={4} onValueChange={() => {}} />)
  const cells = [...container.querySelectorAll<HTMLElement>('[data-foyer-part=otp-field-cell]')]
  expect(cells.map(({ textContent, dataset }) => [textContent, dataset['state']])).toEqual([
    ['1', 'filled'],
    ['2', 'filled'],
    ['', 'active'],
    ['', 'empty'],
  ])
  expect(cells.every((cell) => cell.getAttribute('aria-hidden') === 'true')).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }).value).toBe('12')
})

test.each(['disabled', 'readOnly'] as const)('a field that is %s looks disabled', (state) => {
  const { container } = render(
    <OtpField label="Code" value="" onValueChange={() => {}} {...{ [state]: true }} />,
  )
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })[state]).toBe(true)
  expect(container.querySelector<HTMLElement>('[data-foyer-part=otp-field]')?.dataset['state']).toBe(
    'disabled',
  )
})
