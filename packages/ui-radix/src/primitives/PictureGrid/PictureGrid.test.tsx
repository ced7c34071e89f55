import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { render } from '../../test/render.ts'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './PictureGrid.stories.tsx'
import { PictureCard, PictureGrid } from './PictureGrid.tsx'

describePrimitive('PictureGrid', {
  parts: parts.PictureGrid,
  part: 'picture-grid',
  element: <PictureGrid aria-label="NFTs" />,
  instance: HTMLUListElement,
  states: statesOf(stories),
})

describePrimitive('PictureCard', {
  parts: parts.PictureGrid,
  part: 'picture-card',
  element: <PictureCard name="Pebble" />,
  instance: HTMLLIElement,
  wrap: (node) => <PictureGrid aria-label="NFTs">{node}</PictureGrid>,
  states: {},
})

test('a card shows its name and its collection', () => {
  render(
    <PictureGrid aria-label="NFTs">
      <PictureCard name={'Peb\u202Eble'} group="Pebbles" />
    </PictureGrid>,
  )
  expect(screen.getByRole('listitem').textContent).toMatch(/Peb.?blePebbles$/)
})

test('a skeleton is hidden from assistive technology', () => {
  render(
    <PictureGrid aria-label="NFTs">
      <PictureCard name="" pending />
    </PictureGrid>,
  )
  expect(screen.queryByRole('listitem')).toBeNull()
})
