import '../../theme/styles.css'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Body } from '../Modal/Modal.tsx'
import { CardGrid } from './CardGrid.tsx'

afterEach(() => {
  cleanup()
  document.documentElement.style.fontSize = ''
})

test('a view around a grid does not scroll by the hidden texts of its cards', () => {
  const cardAt = (index: number) => ({ key: String(index), name: `Wallet ${index}`, certified: 'Certified' })
  const { container } = render(
    <div data-foyer="">
      <Body>
        <CardGrid label="Wallets" count={80} cardAt={cardAt} onChoose={() => {}} />
      </Body>
    </div>,
  )
  const [body, grid] = ['body', 'card-grid'].map(
    (part) => container.querySelector(`[data-foyer-part="${part}"]`) ?? expect.unreachable(),
  )
  expect(grid!.scrollHeight).toBeGreaterThan(grid!.clientHeight)
  expect(body!.scrollHeight).toBe(body!.clientHeight)
})

test.each([
  [296, '', 3],
  [336, '', 4],
  [406, '', 4],
  [366, '200%', 2],
])('in %i px with text of %s, cards have %i columns', (inlineSize, fontSize, columns) => {
  document.documentElement.style.fontSize = fontSize
  const cardAt = (index: number) => ({ key: String(index), name: `Wallet ${index}` })
  const { container } = render(
    <div data-foyer="" style={{ inlineSize }}>
      <CardGrid label="Wallets" count={8} cardAt={cardAt} onChoose={() => {}} />
    </div>,
  )
  const tops = [...container.querySelectorAll('li')].map((card) => card.getBoundingClientRect().top)
  expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
})

test.each([
  ['that begins without cards', false],
  ['that begins with skeletons', true],
])('in a grid %s the arrows follow the columns, also after a change of the text size', async (_, hasMore) => {
  const cardAt = (index: number) => ({ key: String(index), name: `Wallet ${index}` })
  const grid = (count: number, isLoading: boolean) => (
    <div data-foyer="" style={{ inlineSize: 366 }}>
      <CardGrid
        label="Wallets"
        style={{ blockSize: 300, overflow: 'auto' }}
        {...{ count, cardAt }}
        hasMore={isLoading}
        onChoose={() => {}}
      />
    </div>
  )
  const { rerender, getAllByRole } = render(grid(0, hasMore))
  rerender(grid(40, false))
  for (const [fontSize, columns] of [
    ['150%', 3],
    ['200%', 2],
  ] as const) {
    document.documentElement.style.fontSize = fontSize
    await expect
      .poll(() => {
        const [first] = getAllByRole('button')
        act(() => first!.focus())
        fireEvent.keyDown(first!, { key: 'ArrowDown' })
        return document.activeElement?.closest('li')?.ariaPosInSet
      })
      .toBe(String(columns + 1))
  }
})
