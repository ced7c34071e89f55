import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { render } from '../../test/render.ts'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './SearchField.stories.tsx'
import { SearchField } from './SearchField.tsx'

describePrimitive('SearchField', {
  parts: parts.Field,
  part: 'field',
  receives: 'field-input',
  element: <SearchField label="Search" value="" onValueChange={() => {}} clearLabel="Clear" />,
  instance: HTMLInputElement,
  states: statesOf(stories),
})

function Example({ onEscape }: { onEscape: () => void }) {
  const [value, setValue] = useState('orange')
  return (
    <div role="none" onKeyDown={(event) => event.key === 'Escape' && onEscape()}>
      <SearchField label="Search" value={value} onValueChange={setValue} clearLabel="Clear" />
    </div>
  )
}

test('the first Escape clears the field, the second one propagates', () => {
  const onEscape = vi.fn<() => void>()
  render(<Example onEscape={onEscape} />)
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
  fireEvent.keyDown(input, { key: 'Escape' })
  expect(input.value).toBe('')
  expect(onEscape).not.toHaveBeenCalled()
  fireEvent.keyDown(input, { key: 'Escape' })
  expect(onEscape).toHaveBeenCalledOnce()
})

test('the clear button empties the field and focuses it', () => {
  render(<Example onEscape={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  const input = screen.getByRole<HTMLInputElement>('searchbox')
  expect(input.value).toBe('')
  expect(document.activeElement).toBe(input)
})

test('the keyboard of a phone neither corrects nor capitalizes names, and has a search key', () => {
  render(<Example onEscape={() => {}} />)
  const input = screen.getByRole('searchbox')
  const hints = ['autocorrect', 'autocapitalize', 'spellcheck', 'enterkeyhint']
  expect(hints.map((name) => input.getAttribute(name))).toEqual(['off', 'off', 'false', 'search'])
})

test('in a view, the down arrow moves the focus to the results, unless an input method uses it', () => {
  render(
    <div data-foyer-part="view">
      <Example onEscape={() => {}} />
      <ul>
        <li>
          <button type="button" tabIndex={-1}>
            Iris
          </button>
        </li>
        <li>
          <button type="button">Lake</button>
        </li>
      </ul>
    </div>,
  )
  const input = screen.getByRole('searchbox', { name: 'Search' })
  input.focus()
  fireEvent.keyDown(input, { key: 'ArrowDown', isComposing: true })
  expect(document.activeElement).toBe(input)
  fireEvent.keyDown(input, { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toBe('Lake')
})
