import { cleanup, render, renderHook } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useScrollLock } from './useScrollLock.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.documentElement.removeAttribute('style')
})

const { style } = document.documentElement
const withScrollbar = () =>
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15)

test('the page neither scrolls nor reloads by a pull while the lock is active; then its styles are restored', () => {
  style.overflow = 'scroll'
  style.setProperty('overscroll-behavior-y', 'contain')
  const { rerender } = renderHook(({ isActive }) => useScrollLock(isActive), {
    initialProps: { isActive: true },
  })
  const read = () => [style.overflow, style.getPropertyValue('overscroll-behavior-y')]
  expect(read()).toEqual(['hidden', 'none'])
  rerender({ isActive: false })
  expect(read()).toEqual(['scroll', 'contain'])
})

test('the page scrolls while an `Activity` of the app hides the modal', () => {
  function Locked(): null {
    useScrollLock(true)
    return null
  }
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Locked />
    </Activity>
  )
  const { rerender, unmount } = render(page('visible'))
  expect(style.overflow).toBe('hidden')
  rerender(page('hidden'))
  expect(style.overflow).toBe('')
  rerender(page('visible'))
  expect(style.overflow).toBe('hidden')
  unmount()
  expect(style.overflow).toBe('')
})

test('the gutter of the scrollbar stays, so that the layout does not shift', () => {
  withScrollbar()
  vi.stubGlobal('CSS', { supports: () => true })
  const set = vi.spyOn(style, 'setProperty')
  renderHook(() => useScrollLock(true))
  expect(set).toHaveBeenCalledWith('scrollbar-gutter', 'stable')
})

test('a browser without `scrollbar-gutter` gets a padding of the same width', () => {
  withScrollbar()
  vi.stubGlobal('CSS', { supports: () => false })
  const set = vi.spyOn(style, 'setProperty')
  renderHook(() => useScrollLock(true))
  expect(set).toHaveBeenCalledWith('padding-inline-end', '15px')
})

test('without a scrollbar the layout stays as it is', () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth)
  const set = vi.spyOn(style, 'setProperty')
  renderHook(() => useScrollLock(true))
  expect(set.mock.calls.map(([name]) => name)).toEqual(['overflow', 'overscroll-behavior-y'])
})
