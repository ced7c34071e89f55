import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { render } from '../../test/render.ts'
import { statesOf } from '../../test/statesOf.ts'
import { CloseIcon } from '../Icon/controlIcons.ts'
import { parts } from '../part/parts.ts'
import * as stories from './IconButton.stories.tsx'
import { IconButton } from './IconButton.tsx'

describePrimitive('IconButton', {
  parts: parts.IconButton,
  part: 'icon-button',
  element: (
    <IconButton label="Close">
      <CloseIcon />
    </IconButton>
  ),
  instance: HTMLButtonElement,
  asChild: 'a',
  states: statesOf(stories),
})

test('a loading button keeps its name, shows a spinner in place of its icon, and ignores clicks', () => {
  const onClick = vi.fn<() => void>()
  render(
    <IconButton label="Close" loading onClick={onClick}>
      <CloseIcon />
    </IconButton>,
  )
  const button = screen.getByRole('button', { name: 'Close', busy: true })
  fireEvent.click(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect([...button.children].map((child) => child.getAttribute('data-foyer-part'))).toEqual(['spinner'])
  expect(onClick).not.toHaveBeenCalled()
})
