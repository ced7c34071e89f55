import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { render } from '../../test/render.ts'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './LongList.stories.tsx'
import { LongList, type LongListProps } from './LongList.tsx'

const items = (props: Partial<LongListProps> = {}) => (
  <LongList aria-label="Items" count={10_000} sizeOf={() => 50} keyOf={(index) => `item ${index}`} {...props}>
    {(index) => <button type="button">Item {index}</button>}
  </LongList>
)

describePrimitive('LongList', {
  parts: parts.LongList,
  part: 'long-list',
  element: items({ count: 3 }),
  instance: HTMLUListElement,
  states: statesOf(stories),
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function renderLong(element: ReactElement): ReturnType<typeof render> {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  })
  return render(element)
}

/** Scrolls so that the list starts this many pixels above the window. */
function scrollTo(offset: number): void {
  vi.spyOn(screen.getByRole('list'), 'getBoundingClientRect').mockReturnValue({
    top: -offset,
  } as DOMRect)
  fireEvent.scroll(window)
}

const positions = (): number[] =>
  screen.getAllByRole('listitem').map((item) => Number(item.getAttribute('aria-posinset')))

test('a short list renders all items, without positions', () => {
  render(items({ count: 100 }))
  expect(screen.getAllByRole('listitem')).toHaveLength(100)
  expect(screen.getAllByRole('listitem')[0]?.hasAttribute('aria-posinset')).toBe(false)
})

test('a long list renders the items near the visible ones, with their positions', () => {
  const { rerender } = renderLong(items())
  const size = () => screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')
  expect(positions()).toHaveLength(50)
  expect(size()).toBe('10000')
  rerender(items({ hasMore: true }))
  expect(size()).toBe('-1')
  rerender(items())
  expect(positions()[0]).toBe(1)
  scrollTo(250_000)
  expect(screen.getByText('Item 4630')).toBeTruthy()
  expect(screen.queryByText('Item 0')).toBeNull()
  expect(positions().length).toBeLessThan(60)
})

test('scrolling among rendered items renders nothing; after it stops, more items are added', () => {
  renderLong(items())
  const before = screen.getAllByRole('listitem')
  scrollTo(1400)
  expect(screen.getAllByRole('listitem')).toEqual(before)
  // 26 to 40 are visible.
  const isReady = (): boolean => positions().at(-1) === 80
  for (let block = 0; block < 4 && !isReady(); block += 1) act(() => void vi.advanceTimersByTime(350))
  expect([positions()[0], positions().at(-1)]).toEqual([1, 80])
  expect(screen.getAllByRole('listitem').slice(0, 50)).toEqual(before)
})

test('rows have their measured heights, and the estimated one until they are measured', () => {
  let report: (entries: object[]) => void = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: typeof report) {
        report = onResize
      }
      observe(): void {}
      disconnect(): void {}
    },
  )
  renderLong(items())
  scrollTo(100)
  report(screen.getAllByRole('listitem').map((target) => ({ target, borderBoxSize: [{ blockSize: 150 }] })))
  scrollTo(250_000)
  // The 50 measured rows are 7,700 px high, the others 54 px each: 4,538 is the first visible one.
  expect(positions()[0]).toBe(4521)
  const before = Number.parseFloat(screen.getAllByRole('listitem')[0]?.style.marginBlockStart ?? '')
  expect(before).toBe(7700 + (4521 - 51) * 54)
})

test('a window that becomes higher renders more rows', () => {
  renderLong(items())
  const { innerHeight } = window
  vi.stubGlobal('innerHeight', innerHeight + 54 * 60)
  fireEvent(window, new Event('resize'))
  expect(positions().length).toBeGreaterThan(60)
})

test('a list that has become short and long again renders its first rows', () => {
  const { rerender } = renderLong(items())
  scrollTo(250_000)
  expect(positions()[0]).toBeGreaterThan(1)
  rerender(items({ count: 3 }))
  scrollTo(0)
  rerender(items())
  expect(positions()[0]).toBe(1)
})

test('the handlers of the app for focus and blur are called, and a list without items yet is busy', () => {
  const [onFocus, onBlur] = [vi.fn(), vi.fn()]
  const { rerender } = render(items({ count: 3, onFocus, onBlur }))
  act(() => screen.getByText('Item 1').focus())
  act(() => screen.getByText('Item 1').blur())
  expect([onFocus.mock.calls.length, onBlur.mock.calls.length]).toEqual([1, 1])
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBeNull()
  rerender(items({ count: 0, hasMore: true }))
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true')
})

test('a list that grows long keeps its elements and the focus', () => {
  const { rerender } = renderLong(items({ count: 90 }))
  const before = screen.getAllByRole('listitem')
  const button = screen.getByText('Item 5')
  act(() => button.focus())
  rerender(items())
  expect(screen.getAllByRole('listitem').slice(0, 90)).toEqual(before)
  expect(before.at(-1)?.style.marginBlockEnd).not.toBe('')
  expect(document.activeElement).toBe(button)
})

test('the first items are rendered before the position is measured', () => {
  render(items())
  expect(screen.getAllByRole('listitem')).toHaveLength(50)
  expect(positions().slice(0, 2)).toEqual([1, 2])
})

test('the list keeps its height while it scrolls', () => {
  const height = () =>
    screen.getAllByRole('listitem').reduce((sum, { style }) => {
      const margins = [style.marginBlockStart, style.marginBlockEnd].map(
        (value) => Number.parseFloat(value) || 0,
      )
      return sum + 50 + 4 + margins[0]! + margins[1]!
    }, -4)
  renderLong(items())
  expect(height()).toBe(10_000 * 54 - 4)
  scrollTo(100_000)
  expect(height()).toBe(10_000 * 54 - 4)
})

test('a focused item scrolled away stays rendered, with its neighbours for Tab', () => {
  const { rerender } = renderLong(items())
  const button = screen.getByText('Item 5')
  act(() => button.focus())
  scrollTo(250_000)
  expect(document.activeElement).toBe(button)
  expect(positions().slice(0, 3)).toEqual([5, 6, 7])
  // Items were prepended.
  rerender(items({ count: 10_001, keyOf: (index) => `item ${index - 1}` }))
  expect(document.activeElement).toBe(button)
  act(() => button.blur())
  expect(button.isConnected).toBe(false)
})

test('`onEnd` is called when the end comes near, again after each load, and not during one', () => {
  const seen: (() => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        seen.push(() => report([{ isIntersecting: true }]))
      }
      observe(): void {}
      disconnect(): void {}
    },
  )
  const onEnd = vi.fn()
  const { rerender } = render(items({ count: 3, hasMore: true, onEnd }))
  seen.at(-1)?.()
  expect(onEnd).toHaveBeenCalledOnce()
  const watched = seen.length
  rerender(items({ count: 3, hasMore: true, onEnd, loading: true }))
  expect(seen).toHaveLength(watched)
  rerender(items({ count: 6, hasMore: true, onEnd }))
  expect(seen.length).toBeGreaterThan(watched)
  seen.at(-1)?.()
  expect(onEnd).toHaveBeenCalledTimes(2)
  rerender(items({ count: 9, onEnd }))
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(9)
})
