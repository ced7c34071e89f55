import type { Manifest } from 'vite'
import { describe, expect, test } from 'vitest'
import * as rows from '../../packages/ui-radix/src/exports/views.ts'
import { wayTo } from './wayTo.ts'
import { ways } from './ways.ts'

const manifest: Manifest = {
  '_amounts.js': { file: 'amounts.js' },
  '_tabs.js': { file: 'tabs.js', imports: ['_rows.js'] },
  '_rows.js': { file: 'rows.js' },
}
const modules = new Map([
  ['empty.js', [{ id: 'packages/ui-radix/dist/views/Account/tabs.js', length: 0 }]],
  ['tabs.js', [{ id: 'packages/ui-radix/dist/views/Account/tabs.js', length: 9 }]],
])
const views = [
  { route: 'Account', files: ['Account.js'], shared: [] },
  { route: 'Swap', files: ['Swap.js', 'amounts.js'], shared: [] },
]

test('a visitor has the views they came by, and what those fetch by themselves', () => {
  expect(wayTo(['Account', 'ui-radix/views/Account/tabs', 'Swap'], views, { manifest, modules })).toEqual({
    from: 'Swap',
    had: new Set(['Account.js', 'tabs.js', 'rows.js', 'Swap.js', 'amounts.js']),
    unknown: [],
  })
})

test('who saw nothing else comes from the first opening', () => {
  expect(wayTo([], views, { manifest, modules })).toEqual({ from: 'Connect', had: new Set(), unknown: [] })
})

test('what is not there any more is told', () => {
  const { from, unknown } = wayTo(['Account', 'Send', 'ui-radix/gone'], views, { manifest, modules })
  expect({ from, unknown }).toEqual({ from: 'Send', unknown: ['Send', 'ui-radix/gone'] })
})

describe('the ways', () => {
  const routes: readonly string[] = Object.keys(rows)
  test.each(Object.entries(ways))('to %s lead over views that there are', (route, steps) => {
    expect(routes).toContain(route)
    expect(routes).toEqual(expect.arrayContaining(steps.filter((step) => !step.includes('/'))))
    expect(steps).not.toContain(route)
  })
})
