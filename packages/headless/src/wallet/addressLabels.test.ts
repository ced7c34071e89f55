import { expect, test, vi } from 'vitest'
import { ALICE, setup } from '../test/setup.ts'
import { getAddressLabels, labelOf, setAddressLabel, watchAddressLabels } from './addressLabels.ts'

const SOLANA = '2c82k6TrVw4Lbo4Pt2jSUzVg5zVX8z38rwnv3MwXN3tm'

test('a label is found for its address, for an EVM address in any case, until it is removed [S3.89]', () => {
  const { config } = setup()
  const onChange = vi.fn()
  watchAddressLabels(config, { onChange })
  expect(getAddressLabels(config)).toEqual({})
  setAddressLabel(config, { address: ALICE, label: 'Savings' })
  setAddressLabel(config, { address: SOLANA, label: 'Solana' })
  const labels = getAddressLabels(config)
  expect([labelOf(labels, ALICE), labelOf(labels, ALICE.toLowerCase())]).toEqual(['Savings', 'Savings'])
  expect([labelOf(labels, SOLANA), labelOf(labels, SOLANA.toLowerCase())]).toEqual(['Solana', undefined])
  setAddressLabel(config, { address: ALICE.toLowerCase() })
  expect(getAddressLabels(config)).toEqual({ [SOLANA]: 'Solana' })
  expect(onChange).toHaveBeenCalledTimes(3)
})

test('two configs share no labels, and `constructor` has no label', () => {
  const [one, other] = [setup({ id: 'one' }), setup({ id: 'other' })]
  setAddressLabel(one.config, { address: ALICE, label: 'Savings' })
  expect(getAddressLabels(other.config)).toEqual({})
  expect(labelOf(getAddressLabels(one.config), 'constructor')).toBeUndefined()
})
