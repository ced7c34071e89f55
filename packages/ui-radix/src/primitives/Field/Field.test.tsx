import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { render } from '../../test/render.ts'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './Field.stories.tsx'
import { Field } from './Field.tsx'

describePrimitive('Field', {
  parts: parts.Field,
  part: 'field',
  receives: 'field-input',
  element: <Field label="Email" />,
  instance: HTMLInputElement,
  states: statesOf(stories),
})

test('a field is described by its hint, or by its error if it has one', () => {
  const { rerender } = render(<Field label="Name" hint="At least 4 letters" />)
  screen.getByRole('textbox', { name: 'Name', description: 'At least 4 letters' })
  rerender(<Field label="Name" hint="At least 4 letters" error="Taken" />)
  screen.getByRole('textbox', { name: 'Name', description: 'Taken' })
  expect(screen.queryByText('At least 4 letters')).toBeNull()
})

test('the direction of the typed text is that of the input alone, another is that of the box too', () => {
  const dirs = () =>
    [...document.querySelectorAll('label, input')].map((element) => element.getAttribute('dir'))
  const { rerender } = render(<Field label="To" dir="auto" />)
  expect(dirs()).toEqual([null, 'auto'])
  rerender(<Field label="To" dir="ltr" />)
  expect(dirs()).toEqual(['ltr', null])
})

test('a field with an error is invalid, and described by the error', () => {
  render(<Field label="Email" error="Enter a valid email" />)
  const input = screen.getByRole('textbox', { name: 'Email', description: 'Enter a valid email' })
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

test('a field is described by an element of the page and by its error', () => {
  render(
    <>
      <p id="more">Only for receipts</p>
      <Field label="Email" aria-describedby="more" error="Enter a valid email" />
    </>,
  )
  const description = 'Only for receipts Enter a valid email'
  expect(screen.getByRole('textbox', { name: 'Email', description })).toBeTruthy()
})

test('an error is an alert in an element of its own; a hint is no alert', () => {
  const { rerender } = render(<Field label="Email" hint="Of this login" />)
  const hint = screen.getByText('Of this login')
  expect(hint.getAttribute('role')).toBeNull()
  rerender(<Field label="Email" hint="Of this login" error="Enter a valid email" />)
  expect(screen.getByRole('alert').textContent).toBe('Enter a valid email')
  expect(hint.isConnected).toBe(false)
})

test('a field without an error is valid, also while an email is half typed', () => {
  render(<Field label="Email" type="email" defaultValue="mira@" />)
  expect(screen.getByRole('textbox', { name: 'Email' }).getAttribute('aria-invalid')).toBe('false')
})
