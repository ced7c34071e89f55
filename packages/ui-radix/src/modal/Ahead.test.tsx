import { act, cleanup, render } from '@testing-library/react'
import { type ReactElement, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { Ahead } from './Ahead.tsx'

afterEach(cleanup)

const mounted = vi.fn<() => void>()
const rendered = vi.fn<() => void>()

const layer = document.createElement('div')

function Child(): ReactElement {
  rendered()
  useEffect(mounted, [])
  return createPortal(<p>text</p>, layer)
}

const child = <Child />
const tree = (isShown: boolean): ReactElement => <Ahead isShown={isShown}>{child}</Ahead>

test('children render ahead, hidden and without effects, and not again when they are shown', async () => {
  const { rerender, container } = render(tree(false))
  await act(async () => {})
  const element = layer.querySelector('p')
  expect(element?.style.display).toBe('none')
  expect(rendered).toHaveBeenCalledOnce()
  expect(mounted).not.toHaveBeenCalled()
  rerender(tree(true))
  expect(layer.querySelector('p')).toBe(element)
  expect(element?.style.display).toBe('')
  expect(rendered).toHaveBeenCalledOnce()
  expect(mounted).toHaveBeenCalledOnce()
  expect(container.innerHTML).toBe('')
})
