import '../../theme/styles.css'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Body } from '../Modal/Modal.tsx'
import { CardGrid } from './CardGrid.tsx'

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
