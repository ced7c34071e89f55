import type { SimulatedTransaction } from '@foyer/chains'
import { describe, expect, test } from 'vitest'
import { DOLLAR } from '../../test/sendWorld.ts'
import { BRACKEN } from '../../test/swapWorld.ts'
import { measureSwap } from './reviewRules.ts'

const success = (...changes: readonly (readonly [string | undefined, string])[]): SimulatedTransaction => ({
  status: 'success',
  changes: changes.map(([token, change]) => ({ ...(token && { token }), change })),
})
const lower = DOLLAR.toLowerCase()

describe('a simulated swap of 100 base units', () => {
  test.each([
    ['native currency for a token', undefined, DOLLAR, success([undefined, '-100'], [lower, '7']), '7'],
    ['a token for the native currency', DOLLAR, undefined, success([undefined, '9'], [lower, '-100']), '9'],
    ['a token for a token', DOLLAR, BRACKEN, success([lower, '-100'], [BRACKEN, '3']), '3'],
    ['one base unit', undefined, DOLLAR, success([undefined, '-100'], [lower, '1']), '1'],
    [
      'another token that does not change',
      undefined,
      DOLLAR,
      success([undefined, '-100'], [lower, '7'], [BRACKEN, '0']),
      '7',
    ],
    ['less of the source than shown', undefined, DOLLAR, success([undefined, '-99'], [lower, '7']), '7'],
    [
      'another token as a gift',
      undefined,
      DOLLAR,
      success([undefined, '-100'], [lower, '7'], [BRACKEN, '1']),
      '7',
    ],
  ] as const)('%s is measured', (_, source, destination, simulation, toUnits) => {
    expect(measureSwap(simulation, { source, destination, value: '100' })).toEqual({
      status: 'measured',
      toUnits,
    })
  })

  test.each([
    ['takes more of the source than shown', success([undefined, '-101'], [lower, '7'])],
    ['takes another token', success([undefined, '-100'], [lower, '7'], [BRACKEN, '-1'])],
    ['delivers nothing', success([undefined, '-100'])],
    ['takes the destination token', success([undefined, '-100'], [lower, '-7'])],
    ['does nothing', success()],
  ] as const)('a swap that %s differs', (_, simulation) => {
    const shown = { source: undefined, destination: DOLLAR, value: '100' }
    expect(measureSwap(simulation, shown)).toEqual({ status: 'differs' })
  })

  test.each([
    ['reverts', { status: 'reverted' }, 'reverts'],
    ['no node can simulate', { status: 'unknown' }, 'unmeasured'],
    ['no node can simulate to its end', { ...success([lower, '7']), status: 'unknown' }, 'unmeasured'],
    ['no node can measure', { status: 'success' }, 'unmeasured'],
  ] as const)('a swap that %s: %s', (_, simulation, status) => {
    const shown = { source: undefined, destination: DOLLAR, value: '100' }
    expect(measureSwap(simulation, shown)).toEqual({ status })
  })
})
