import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { findViolations } from '../../test/axe.ts'
import { findUndocumented } from '../../test/findUndocumented.ts'
import { render } from '../../test/render.ts'
import { parts } from '../part/parts.ts'
import { positionTooltip, Tooltip } from './Tooltip.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const example = (
  <Tooltip content="The most it may move">
    <button type="button">Slippage</button>
  </Tooltip>
)
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('the tooltip opens after 150 ms of hover, describes its trigger, and closes 150 ms after the leave', () => {
  render(example)
  const button = screen.getByRole('button')
  fireEvent.pointerEnter(button, { pointerType: 'mouse' })
  wait(149)
  expect(screen.queryByRole('tooltip')).toBeNull()
  wait(1)
  screen.getByRole('button', { description: 'The most it may move' })
  fireEvent.pointerLeave(button, { pointerType: 'mouse' })
  wait(149)
  screen.getByRole('tooltip')
  wait(1)
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('the tooltip stays open while the pointer moves onto it, and closes after it has left', () => {
  render(example)
  const button = screen.getByRole('button')
  fireEvent.pointerEnter(button, { pointerType: 'mouse' })
  wait(150)
  fireEvent.pointerLeave(button, { pointerType: 'mouse' })
  wait(100)
  fireEvent.pointerEnter(screen.getByRole('tooltip'), { pointerType: 'mouse' })
  wait(1000)
  fireEvent.pointerLeave(screen.getByRole('tooltip'), { pointerType: 'mouse' })
  wait(150)
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('a pointer that leaves early, or a removed trigger, opens no tooltip', () => {
  const { unmount } = render(example)
  const button = screen.getByRole('button')
  fireEvent.pointerEnter(button, { pointerType: 'mouse' })
  wait(100)
  fireEvent.pointerLeave(button, { pointerType: 'mouse' })
  wait(100)
  expect(screen.queryByRole('tooltip')).toBeNull()
  fireEvent.pointerEnter(button, { pointerType: 'mouse' })
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('the tooltip loses its pending opening with the focus', () => {
  render(example)
  const button = screen.getByRole('button')
  fireEvent.pointerEnter(button, { pointerType: 'mouse' })
  fireEvent.blur(button)
  wait(1000)
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('the tooltip follows its trigger while the page scrolls', () => {
  render(example)
  const button = screen.getByRole('button')
  fireEvent.pointerUp(button, { pointerType: 'touch' })
  button.getBoundingClientRect = () => new DOMRect(100, 200, 40, 40)
  fireEvent.scroll(window)
  expect(screen.getByRole('tooltip').style).toMatchObject({ left: '8px', top: '192px' })
  expect(screen.getByRole('tooltip').dataset['side']).toBe('top')
})

test('the tooltip opens on keyboard focus; Escape closes it and does not propagate', () => {
  const onEscape = vi.fn<() => void>()
  document.addEventListener('keydown', onEscape)
  render(example)
  const button = screen.getByRole('button')
  Object.assign(button, { matches: (selector: string) => selector === ':focus-visible' })
  act(() => button.focus())
  screen.getByRole('tooltip')
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(screen.queryByRole('tooltip')).toBeNull()
  expect(onEscape).not.toHaveBeenCalled()
  document.removeEventListener('keydown', onEscape)
})

test('the tooltip closes when its trigger loses the focus', () => {
  render(example)
  const button = screen.getByRole('button')
  Object.assign(button, { matches: (selector: string) => selector === ':focus-visible' })
  act(() => button.focus())
  fireEvent.keyDown(button, { key: 'Control' })
  screen.getByRole('tooltip')
  act(() => button.blur())
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('a tap toggles the tooltip', () => {
  render(example)
  const button = screen.getByRole('button')
  // A touch enters too: it must not open the tooltip that its end closes.
  fireEvent.pointerEnter(button, { pointerType: 'touch' })
  wait(1000)
  expect(screen.queryByRole('tooltip')).toBeNull()
  fireEvent.pointerUp(button, { pointerType: 'touch' })
  fireEvent.pointerLeave(button, { pointerType: 'touch' })
  wait(1000)
  screen.getByRole('tooltip')
  fireEvent.pointerUp(button, { pointerType: 'touch' })
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('the tooltip has the class of the app, and is in the top layer', () => {
  const showPopover = vi.fn<() => void>()
  Object.assign(HTMLElement.prototype, { showPopover })
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'))
  render(
    <Tooltip content="The most it may move" className="own">
      <button type="button">Slippage</button>
    </Tooltip>,
  )
  fireEvent.pointerUp(screen.getByRole('button'), { pointerType: 'touch' })
  const tooltip = screen.getByRole('tooltip', { hidden: true })
  expect(tooltip.classList.contains('own')).toBe(true)
  expect(tooltip.getAttribute('popover')).toBe('manual')
  expect(showPopover.mock.contexts.at(-1)).toBe(tooltip)
})

test('the open tooltip is accessible, and has only documented attributes', async () => {
  vi.useRealTimers()
  const { container } = render(example)
  fireEvent.pointerUp(screen.getByRole('button'), { pointerType: 'touch' })
  expect(await findViolations(container)).toEqual([])
  expect(findUndocumented(container, parts.Tooltip)).toEqual([])
})

test.each([
  ['above, centred', { left: 100, top: 200, width: 40, height: 40 }, { left: 70, top: 152, side: 'top' }],
  [
    'below, if there is no room above',
    { left: 100, top: 20, width: 40, height: 40 },
    { left: 70, top: 68, side: 'bottom' },
  ],
  [
    'not over the left edge',
    { left: 0, top: 200, width: 40, height: 40 },
    { left: 8, top: 152, side: 'top' },
  ],
  [
    'not over the right edge',
    { left: 330, top: 200, width: 20, height: 40 },
    { left: 252, top: 152, side: 'top' },
  ],
] as const)('the tooltip is positioned %s', (_, trigger, expected) => {
  expect(positionTooltip(trigger, { width: 100, height: 40 }, { width: 360 })).toEqual(expected)
})
