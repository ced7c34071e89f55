import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { render } from '../../test/render.ts'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './Checkbox.stories.tsx'
import { Checkbox } from './Checkbox.tsx'

describePrimitive('Checkbox', {
  parts: parts.Checkbox,
  part: 'checkbox',
  receives: 'checkbox-input',
  element: <Checkbox>I accept</Checkbox>,
  instance: HTMLInputElement,
  states: statesOf(stories),
})

test('a checkbox that must be checked is invalid, and named by its text', () => {
  render(<Checkbox invalid>I accept</Checkbox>)
  expect(screen.getByRole('checkbox', { name: 'I accept' }).getAttribute('aria-invalid')).toBe('true')
})
