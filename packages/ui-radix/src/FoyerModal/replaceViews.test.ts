import { expect, test } from 'vitest'
import { createViewLoader } from '../modal/createViewLoader.ts'
import { type FindView, isLazyView, lazyView, type ViewRegistry } from '../modal/views.ts'
import { replaceViews } from './replaceViews.ts'

const Own = () => null
const Swap = lazyView(async () => ({ default: () => null }), { title: ['swap.title', 'Swap'] })
const ours: ViewRegistry = { Swap }
const findView: FindView = (route) => ours[route]

test('a plain component replaces Foyer’s view and keeps its title, without loading it', () => {
  const views = replaceViews({ Swap: Own }, findView)
  expect(views.Swap && isLazyView(views.Swap) && views.Swap.title).toEqual(['swap.title', 'Swap'])
  expect(createViewLoader((route) => views[route]).get('Swap')).toEqual({ status: 'ready', Component: Own })
})

test('a lazy view has its own title; `undefined` does not remove Foyer’s view', () => {
  const theirs = lazyView(async () => ({ default: Own }), { title: ['x', 'Trade'] })
  expect(replaceViews({ Swap: theirs }, findView)).toEqual({ Swap: theirs })
  expect(replaceViews({ Pay: Own }, findView)).toEqual({ Pay: Own })
  expect(replaceViews({ Swap: undefined }, findView)).toEqual({})
})

test('a plain component keeps the title of a deferred view', async () => {
  const find = async () => Swap
  expect(replaceViews({ Swap: Own }, () => ({ find }))).toEqual({ Swap: { find, Component: Own } })
  expect(replaceViews({ Swap: { find } }, findView)).toEqual({ Swap: { find } })
})

test('a plain component replaces a plain component', () => {
  expect(replaceViews({ Swap: Own }, () => () => null)).toEqual({ Swap: Own })
})
