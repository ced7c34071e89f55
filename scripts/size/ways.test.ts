import { describe, expect, test } from 'vitest'
import { type ViewName, views } from './views.ts'
import { filesByWay } from './ways.ts'

test('scripts of the preceding views are not counted again', () => {
  const fetched = new Map<ViewName, string[]>([
    ['ConnectingExternal', ['connect.js']],
    ['Account', ['Account.js', 'tabs.js', 'connect.js']],
    ['Swap', ['Swap.js', 'tabs.js', 'connect.js']],
  ])
  expect(filesByWay('Swap', views, fetched)).toEqual(['Swap.js'])
  expect(filesByWay('Account', views, fetched)).toEqual(['Account.js', 'tabs.js'])
  expect(filesByWay('AllWallets', views, fetched)).toEqual([])
})

describe('the way to', () => {
  test.each(Object.keys(views) as ViewName[])('%s ends at the first opening', (view) => {
    const seen = new Set<ViewName>()
    for (let before: ViewName | undefined = view; before; before = views[before].from) {
      expect(seen).not.toContain(before)
      seen.add(before)
    }
  })
})
