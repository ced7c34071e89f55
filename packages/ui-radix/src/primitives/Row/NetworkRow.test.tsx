import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { render } from '../../test/render.ts'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './NetworkRow.stories.tsx'
import { NetworkRow } from './NetworkRow.tsx'

describePrimitive('NetworkRow', {
  parts: parts.Row,
  part: 'row',
  element: <NetworkRow name="Ethereum" />,
  instance: HTMLButtonElement,
  asChild: 'a',
  states: statesOf(stories),
})

test('the current network has aria-current and a check mark', () => {
  render(
    <>
      <NetworkRow name="Ethereum" selected />
      <NetworkRow name="Base" />
    </>,
  )
  const [current, other] = ['Ethereum', 'Base'].map((name) => screen.getByRole('button', { name }))
  expect(current?.getAttribute('aria-current')).toBe('true')
  expect(current?.querySelector('[data-foyer-part=row-trailing] svg')).not.toBeNull()
  expect(other?.getAttribute('aria-current')).toBeNull()
  expect(other?.querySelector('[data-foyer-part=row-trailing]')).toBeNull()
})
