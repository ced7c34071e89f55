import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { render } from '../../test/render.ts'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './Button.stories.tsx'
import { Button } from './Button.tsx'

describePrimitive('Button', {
  parts: { ...parts.Button },
  part: 'button',
  element: <Button>Go</Button>,
  instance: HTMLButtonElement,
  asChild: 'a',
  states: statesOf(stories),
})

test('a loading button keeps its name and focus, and ignores click and submit', () => {
  const onClick = vi.fn<() => void>()
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        Sign
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Sign' })
  button.focus()
  fireEvent.click(button)
  expect(document.activeElement).toBe(button)
  expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual(['true', 'true'])
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a button submits its form only on request', () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button>Cancel</Button>
      <Button type="submit">Sign</Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onSubmit).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Sign' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a loading button with `asChild` does not call the click handler of its child', () => {
  const onClick = vi.fn<() => void>()
  const element = (isLoading: boolean) => (
    <Button asChild loading={isLoading}>
      <a href="#pay" onClick={onClick}>
        Pay
      </a>
    </Button>
  )
  const { rerender } = render(element(true))
  fireEvent.click(screen.getByText('Pay'))
  expect(onClick).not.toHaveBeenCalled()
  rerender(element(false))
  fireEvent.click(screen.getByText('Pay'))
  expect(onClick).toHaveBeenCalledOnce()
})
