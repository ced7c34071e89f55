import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { render } from '../../test/render.ts'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import { Card } from './Card.tsx'
import * as stories from './CardGrid.stories.tsx'
import { CardGrid } from './CardGrid.tsx'

const names = ['Amber', 'Basin', 'Copper', 'Dune', 'Ember', 'Ferry']
const cardAt = (index: number) => ({ key: String(index), name: names[index] ?? '' })
const all = { count: names.length, cardAt }

describePrimitive('CardGrid', {
  parts: parts.CardGrid,
  part: 'card-grid',
  element: <CardGrid label="Wallets" {...all} onChoose={() => {}} />,
  instance: HTMLDivElement,
  states: statesOf(stories),
})

describePrimitive('Card', {
  parts: parts.CardGrid,
  part: 'card',
  element: <Card name="Iris" />,
  instance: HTMLButtonElement,
  asChild: 'a',
  states: { marked: <Card name="Iris" installed="Installed" certified="Certified" /> },
})

const focused = () => document.activeElement?.textContent
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key })

test('the grid is one tab stop; arrows and letters move the focus in rows and columns', () => {
  const onChoose = vi.fn<(index: number) => void>()
  render(<CardGrid label="Wallets" {...all} onChoose={onChoose} />)
  const stops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)
  expect(stops().map(({ textContent }) => textContent)).toEqual(['AAmber'])
  // Firefox makes a tab stop of each scrolling element without `tabindex`.
  expect(document.querySelector('[data-foyer-part="card-grid"]')?.getAttribute('tabindex')).toBe('-1')
  act(() => stops()[0]?.focus())
  press('ArrowRight')
  expect(focused()).toBe('BBasin')
  press('ArrowDown')
  expect(focused()).toBe('FFerry')
  press('d')
  expect(focused()).toBe('DDune')
  expect(stops().map(({ textContent }) => textContent)).toEqual(['DDune'])
  fireEvent.click(document.activeElement!)
  expect(onChoose).toHaveBeenCalledWith(3)
})

test('items have the number of cards, or -1 while more can be loaded', () => {
  const marked = {
    count: 1,
    cardAt: () => ({ ...cardAt(0), installed: 'Installed', certified: 'Certified' }),
  }
  const { rerender } = render(<CardGrid label="Wallets" {...marked} onChoose={() => {}} />)
  expect(screen.getByRole('list', { name: 'Wallets' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Amber, Installed, Certified' })).toBeTruthy()
  expect(screen.getByRole('listitem').getAttribute('aria-setsize')).toBe('1')
  rerender(<CardGrid label="Wallets" {...marked} onChoose={() => {}} hasMore />)
  // Skeletons are visible, but hidden from assistive technology.
  expect(screen.getByRole('listitem').getAttribute('aria-setsize')).toBe('-1')
})

test('the grid renders only some of thousands of cards', () => {
  const { container } = render(
    <CardGrid label="Wallets" count={50_000} cardAt={cardAt} onChoose={() => {}} />,
  )
  expect(container.querySelectorAll('li').length).toBeLessThan(100)
})

test('keys with a modifier are left to the browser, and horizontal arrows follow the direction of the page', () => {
  render(<CardGrid label="Wallets" {...all} onChoose={() => {}} />)
  act(() => screen.getByText('Basin').closest('button')?.focus())
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight', [modifier]: true })
  expect(focused()).toBe('BBasin')
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ direction: 'rtl' } as CSSStyleDeclaration)
  press('ArrowRight')
  expect(focused()).toBe('AAmber')
  vi.restoreAllMocks()
})

test('a card that is hovered or focused may be clicked next, and the latest handlers are called', () => {
  const [before, onChoose, onIntent] = [vi.fn(), vi.fn(), vi.fn()]
  const { rerender } = render(<CardGrid label="Wallets" {...all} onChoose={before} onIntent={before} />)
  rerender(<CardGrid label="Wallets" {...all} onChoose={onChoose} onIntent={onIntent} />)
  const [amber, basin] = screen.getAllByRole('button')
  fireEvent.pointerEnter(basin!)
  act(() => amber!.focus())
  expect(onIntent.mock.calls).toEqual([[1], [0]])
  fireEvent.click(basin!)
  expect(onChoose.mock.calls).toEqual([[1]])
  expect(before).not.toHaveBeenCalled()
})

test('the end of a long grid is scrolled into view and focused once', () => {
  const grid = () => (
    <>
      <button type="button">Outside</button>
      <CardGrid label="Wallets" count={50_000} cardAt={cardAt} onChoose={() => {}} />
    </>
  )
  const { container, rerender } = render(grid())
  const scroller = container.querySelector('[data-foyer-part="card-grid"]') ?? expect.unreachable()
  act(() => screen.getByText('Amber').closest('button')?.focus())
  press('End')
  expect(scroller.scrollTop).toBeGreaterThan(0)
  fireEvent.scroll(scroller)
  expect(document.activeElement?.closest('li')?.getAttribute('aria-posinset')).toBe('50000')
  act(() => screen.getByText('Outside').focus())
  rerender(grid())
  expect(focused()).toBe('Outside')
})

test('a focused card keeps the focus when it is scrolled away, in either direction, until the focus leaves the grid', () => {
  const { container } = render(
    <>
      <button type="button">Outside</button>
      <CardGrid label="Wallets" count={50_000} cardAt={cardAt} onChoose={() => {}} />
    </>,
  )
  const scroller = container.querySelector('[data-foyer-part="card-grid"]') ?? expect.unreachable()
  const scrollTo = (top: number): void => {
    scroller.scrollTop = top
    fireEvent.scroll(scroller)
  }
  const positions = () =>
    [...container.querySelectorAll('li')].map((item) => Number(item.getAttribute('aria-posinset')))
  act(() => screen.getByText('Amber').closest('button')?.focus())
  const first = document.activeElement
  scrollTo(100_000)
  expect(document.activeElement).toBe(first)
  expect(positions()[0]).toBe(1)
  expect(positions()[1]).toBeGreaterThan(1000)
  expect([...container.querySelectorAll('li [tabindex="0"]')]).toEqual([first])
  press('ArrowRight')
  expect(focused()).toBe('BBasin')
  expect(scroller.scrollTop).toBe(0)
  press('End')
  const last = document.activeElement
  scrollTo(0)
  expect(document.activeElement).toBe(last)
  expect(positions().at(-1)).toBe(50_000)
  expect(positions()).toEqual(positions().toSorted((a, b) => a - b))
  act(() => screen.getByText('Outside').focus())
  expect(positions().at(-1)).toBeLessThan(1000)
})

test('the first card is the tab stop once the list is shorter; a list without cards yet is busy', () => {
  const { rerender } = render(<CardGrid label="Wallets" {...all} onChoose={() => {}} />)
  act(() => screen.getByText('Dune').closest('button')?.focus())
  rerender(<CardGrid label="Wallets" {...all} count={2} onChoose={() => {}} />)
  const stops = screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)
  expect(stops.map(({ textContent }) => textContent)).toEqual(['AAmber'])
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBeNull()
  rerender(<CardGrid label="Wallets" count={0} cardAt={cardAt} hasMore onChoose={() => {}} />)
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true')
})
