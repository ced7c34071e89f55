import { expect, test } from 'vitest'
import { allViews } from './all.ts'
import { further } from './further.ts'

test('the modal has every view, and nobody is left out of those that come later', () => {
  const near = ['Account', 'Connect', 'ConnectingExternal', 'ConnectingSiwe']
  expect(Object.keys(allViews).toSorted()).toEqual([...near, ...Object.keys(further)].toSorted())
})
