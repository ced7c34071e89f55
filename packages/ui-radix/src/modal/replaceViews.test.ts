import { expect, test } from 'vitest'
import { createViewLoader } from './createViewLoader.ts'
import { isLazyView, lazyView } from './lazyView.ts'
import { replaceViews } from './replaceViews.ts'

const Own = () => null
const ours = { Swap: lazyView(async () => ({ default: () => null }), { title: ['swap.title', 'Swap'] }) }

test('a plain component takes the place of ours under its title, without loading it', () => {
  const views = replaceViews(ours, { Swap: Own })
  expect(views.Swap && isLazyView(views.Swap) && views.Swap.title).toEqual(['swap.title', 'Swap'])
  expect(createViewLoader((route) => views[route]).get('Swap')).toEqual({ status: 'ready', Component: Own })
})

test('a lazy view brings its own title; what is not replaced stays; a hole is never meant', () => {
  const theirs = lazyView(async () => ({ default: Own }), { title: ['x', 'Trade'] })
  expect(replaceViews(ours, { Swap: theirs }).Swap).toBe(theirs)
  expect(replaceViews(ours, { Pay: Own })).toEqual({ ...ours, Pay: Own })
  expect(replaceViews(ours, { Swap: undefined })).toEqual(ours)
})

test('a plain component keeps the title also of a view that has to be found', async () => {
  const find = async () => ours.Swap
  const { Swap } = replaceViews({}, { Swap: Own }, () => ({ find }))
  expect(Swap).toEqual({ find, Component: Own })
})
