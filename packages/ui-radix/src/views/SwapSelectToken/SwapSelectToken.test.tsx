import { connect, openModal } from '@foyer/headless/actions'
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { fillSwap, storySwap, type StorySwapOptions } from '../../test/storySwap.ts'

const rowsOf = async (options: StorySwapOptions): Promise<readonly string[]> => {
  const config = await renderModal(storySwap(options))
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  act(() => openModal(config, { view: 'SwapSelectToken', data: { target: 'toToken' } }))
  const list = await screen.findByRole('list', { name: /tokens$/ })
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.trim())
}

test('tokens that the account does not hold have a balance of 0', async () => {
  expect((await rowsOf({ tokens: { count: 0 } }))[0]).toMatch(/0 [A-Z]+$/)
})

test('with unknown balances tokens show their symbols alone', async () => {
  const rows = await rowsOf({ tokens: { faultOf: () => 'fail' } })
  expect(rows.length).toBeGreaterThan(1)
  for (const row of rows) expect(row).not.toMatch(/\d [A-Z]+$/)
})

test.each([
  ['toToken', 'You pay', 'Ether'],
  ['sourceToken', 'You receive', 'Pebble Dollar'],
] as const)(
  'as %s, the token of the other side is disabled, with the reason in its name',
  async (target, reason, name) => {
    const config = await renderModal(storySwap())
    await act(async () => void (await connect(config, { connector: 'Marigold' })))
    await act(() => fillSwap(config, { from: 0, to: 1 }))
    act(() => openModal(config, { view: 'SwapSelectToken', data: { target } }))
    const row = await screen.findByRole('button', { name: new RegExp(`^${name}.*, ${reason}$`) })
    expect(row.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getAllByRole('button', { name: new RegExp(reason) })).toEqual([row])
  },
)
