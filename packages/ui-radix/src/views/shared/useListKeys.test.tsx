import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Image } from '../../primitives/Image/Image.tsx'
import { Row } from '../../primitives/Row/Row.tsx'
import { render } from '../../test/render.ts'
import { rowForKey, useListKeys } from './useListKeys.ts'

test.each([
  { key: 'ArrowDown', at: 0, expected: 1 },
  { key: 'ArrowDown', at: 2, expected: 2 },
  { key: 'ArrowUp', at: 1, expected: 0 },
  { key: 'ArrowUp', at: 0, expected: 0 },
  { key: 'Home', at: 2, expected: 0 },
  { key: 'End', at: 0, expected: 2 },
  { key: 'Tab', at: 0, expected: undefined },
])('$key from $at → $expected', ({ key, at, expected }) => expect(rowForKey(key, at, 3)).toBe(expected))

function List() {
  return (
    <div {...useListKeys()}>
      {['Iris', 'Lake', 'Laurel'].map((name) => (
        <button type="button" key={name}>
          {name}
        </button>
      ))}
    </div>
  )
}

test('keys move the focus, and type-ahead finds a name', () => {
  render(<List />)
  const focused = () => document.activeElement?.textContent
  screen.getByText('Iris').focus()
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
  expect(focused()).toBe('Lake')
  for (const key of ['l', 'a', 'u']) fireEvent.keyDown(document.activeElement!, { key })
  expect(focused()).toBe('Laurel')
  fireEvent.keyDown(document.activeElement!, { key: 'i', ctrlKey: true })
  expect(focused()).toBe('Laurel')
})

function WithoutImages() {
  return (
    <div {...useListKeys()}>
      {['Harbor', 'Heron'].map((name) => (
        <Row key={name} name={name} image={<Image src={undefined} name={name} />} />
      ))}
    </div>
  )
}

test('type-ahead finds the second letter of names whose image is missing', () => {
  render(<WithoutImages />)
  const [first, second] = screen.getAllByRole('button')
  first?.focus()
  for (const key of ['h', 'e']) fireEvent.keyDown(document.activeElement!, { key })
  expect(document.activeElement).toBe(second)
})
