import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { render } from '../../test/render.ts'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './ActivityRow.stories.tsx'
import { ActivityMonth, ActivityRow } from './ActivityRow.tsx'

describePrimitive('ActivityRow', {
  parts: { ...parts.Row, ...parts.ActivityRow },
  part: 'row',
  element: <ActivityRow name="Sent" date="05 Mar" />,
  instance: HTMLDivElement,
  asChild: 'a',
  states: statesOf(stories),
})

describePrimitive('ActivityMonth', {
  parts: parts.ActivityRow,
  part: 'activity-month',
  element: <ActivityMonth>March</ActivityMonth>,
  instance: HTMLHeadingElement,
  states: {},
})

test('a link is named by status and date, and described by the amounts', () => {
  render(
    <ActivityRow asChild name="Swapped" parts={['0.5 ETH', '900 USDC']} date="05 Mar" status="Failed">
      <a href="https://scan.example/tx/0x1">{null}</a>
    </ActivityRow>,
  )
  const link = screen.getByRole('link', { name: 'Swapped 05 Mar Failed' })
  const moved = document.getElementById(link.getAttribute('aria-describedby') ?? '')
  expect(moved?.textContent?.trim()).toBe('0.5 ETH 900 USDC')
})
