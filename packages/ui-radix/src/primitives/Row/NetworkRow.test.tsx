import { describePrimitive } from '../../test/describePrimitive.tsx'
import { statesOf } from '../../test/statesOf.ts'
import * as stories from './NetworkRow.stories.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../test/render.ts'
import { NetworkRow } from './NetworkRow.tsx'
import { parts } from '../part/parts.ts'

describePrimitive('NetworkRow', {
  parts: parts.Row,
  part: 'row',
  element: <NetworkRow name="Ethereum" />,
  instance: HTMLButtonElement,
  asChild: 'a',
  states: statesOf(stories),
})

test('the current network has aria-current', () => {
  render(<NetworkRow name="Ethereum" selected />)
  expect(screen.getByRole('button', { name: 'Ethereum' }).getAttribute('aria-current')).toBe('true')
})
