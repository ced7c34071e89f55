import { act, cleanup, render } from '@testing-library/react'
import { type ReactElement, StrictMode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { Prerender } from './Prerender.tsx'

afterEach(cleanup)

const rendered = vi.fn<() => void>()
const mounted = vi.fn<() => void>()

function Child(): ReactElement {
  rendered()
  useEffect(mounted, [])
  return createPortal(<p>text</p>, document.body)
}

test.each([
  ['in StrictMode', true],
  ['without it', false],
])('children are rendered once, without being mounted or added to the page: %s', async (_, isStrict) => {
  rendered.mockClear()
  const tree = (
    <Prerender>
      <Child />
    </Prerender>
  )
  const { container, rerender } = render(isStrict ? <StrictMode>{tree}</StrictMode> : tree)
  await act(async () => {})
  expect(rendered).toHaveBeenCalled()
  expect(mounted).not.toHaveBeenCalled()
  expect(document.body.textContent).toBe('')
  const calls = rendered.mock.calls.length
  rerender(isStrict ? <StrictMode>{tree}</StrictMode> : tree)
  await act(async () => {})
  expect(rendered).toHaveBeenCalledTimes(calls)
  expect(container.innerHTML).toBe('')
})
