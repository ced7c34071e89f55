import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { render } from '../../test/render.ts'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import { RowNetworks } from './RowNetworks.tsx'
import * as stories from './WalletRow.stories.tsx'
import { WalletRow } from './WalletRow.tsx'

describePrimitive('WalletRow', {
  parts: parts.Row,
  part: 'row',
  element: <WalletRow name="Orange" badge="Installed" />,
  instance: HTMLButtonElement,
  asChild: 'a',
  states: statesOf(stories),
})

test('a row is named by wallet and badge, and described by its networks', () => {
  render(
    <WalletRow
      name="Violet"
      badge="Installed"
      badgeTone="success"
      description={<RowNetworks networks={[{ name: 'Solana' }]} label="Works on Solana" />}
    />,
  )
  expect(
    screen.getByRole('button', { name: 'Violet, Installed', description: 'Works on Solana' }),
  ).not.toBeNull()
  expect(document.querySelector('[data-foyer-part=badge]')?.getAttribute('data-tone')).toBe('success')
})

test('a row shows at most four networks, and the number of the others', () => {
  const networks = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ name }))
  const { container } = render(<RowNetworks networks={networks} label="Works on six" />)
  expect(container.querySelectorAll('[data-foyer-part=row-networks] > [data-foyer-part=image]')).toHaveLength(
    4,
  )
  expect(container.querySelector('[data-foyer-part=row-networks-more]')?.textContent).toBe('+2')
})

test('a name cannot reorder the text', () => {
  const { container } = render(<WalletRow name={'Safe\u202Etellaw'} />)
  expect(container.querySelector('[data-foyer-part=row-name]')?.textContent).toBe('Safe tellaw')
})
