import { expect, test, vi } from 'vitest'
import { createViewLoader } from './createViewLoader.ts'
import { lazyView, type ViewRegistry } from './views.ts'

const View = () => null
const title = ['t', 'T'] as const
const loaderOf = (views: ViewRegistry) => createViewLoader((route) => views[route])
const turn = () => new Promise((resolve) => setTimeout(resolve))

test('a view loads once, notifies listeners, and is cached', async () => {
  const load = vi.fn(async () => ({ default: View }))
  const loader = loaderOf({ Swap: lazyView(load, { title }) })
  const listener = vi.fn()
  loader.subscribe(listener)
  expect(loader.get('Swap')).toEqual({ status: 'pending' })
  loader.preload('Swap')
  loader.preload('Swap')
  await turn()
  expect(load).toHaveBeenCalledTimes(1)
  expect(listener).toHaveBeenCalledTimes(1)
  expect(loader.get('Swap')).toEqual({ status: 'ready', Component: View })
  // The same object: `useSyncExternalStore` renders in a loop otherwise.
  expect(loader.get('Swap')).toBe(loader.get('Swap'))
})

test('a failed load is not cached: `retry` loads again and counts attempts', async () => {
  let isBroken = true
  const load = vi.fn(async () => {
    if (isBroken) throw new Error('gone')
    return { default: View }
  })
  const loader = loaderOf({ Swap: lazyView(load, { title }) })
  loader.preload('Swap')
  await vi.waitFor(() => expect(loader.get('Swap')).toMatchObject({ status: 'failed', attempts: 1 }))
  loader.retry('Swap')
  expect(loader.get('Swap')).toEqual({ status: 'pending' })
  await vi.waitFor(() => expect(loader.get('Swap')).toMatchObject({ status: 'failed', attempts: 2 }))
  // Opening the view again loads it again too.
  isBroken = false
  loader.preload('Swap')
  expect(loader.get('Swap')).toEqual({ status: 'pending' })
  await vi.waitFor(() => expect(loader.get('Swap')).toMatchObject({ status: 'ready' }))
  const { length } = load.mock.calls
  loader.preload('Swap')
  loader.retry('Swap')
  expect(load).toHaveBeenCalledTimes(length)
})

test('`preload` does not throw: a failed load is a state', async () => {
  const onRejection = vi.fn()
  process.on('unhandledRejection', onRejection)
  const loader = loaderOf({ Swap: lazyView(() => Promise.reject(new Error('gone')), { title }) })
  loader.preload('Swap')
  await vi.waitFor(() => expect(loader.get('Swap').status).toBe('failed'))
  await turn()
  process.off('unhandledRejection', onRejection)
  expect(onRejection).not.toHaveBeenCalled()
})

test('a plain component is ready without loading; a route without a view is missing', () => {
  const loader = loaderOf({ Swap: View })
  expect(loader.get('Swap')).toEqual({ status: 'ready', Component: View })
  expect(loader.get('Pay')).toEqual({ status: 'missing' })
})

test('a listener that unsubscribed is not called', async () => {
  const loader = loaderOf({ Swap: lazyView(async () => ({ default: View }), { title }) })
  const listener = vi.fn()
  loader.subscribe(listener)()
  loader.preload('Swap')
  await vi.waitFor(() => expect(loader.get('Swap').status).toBe('ready'))
  expect(listener).not.toHaveBeenCalled()
})

test('a deferred view has its options before its component; a view that `find` lacks is missing', async () => {
  const views = { Swap: lazyView(async () => ({ default: View }), { title, size: 'tall' }) } as const
  const loader = createViewLoader((route) => ({
    find: async () => (route === 'Swap' ? views.Swap : undefined),
  }))
  expect(loader.optionsOf('Swap')).toBeUndefined()
  for (const route of ['Swap', 'Create'] as const) loader.preload(route)
  await vi.waitFor(() => expect(loader.get('Swap')).toEqual({ status: 'ready', Component: View }))
  expect(loader.optionsOf('Swap')).toBe(views.Swap)
  expect(loader.get('Create')).toEqual({ status: 'missing' })
})
