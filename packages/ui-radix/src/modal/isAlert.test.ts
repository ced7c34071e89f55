import { expect, test } from 'vitest'
import { isAlert } from './isAlert.ts'

test.each([
  ['SIWXSignMessage', true, 'signed-out', true],
  ['SIWXSignMessage', true, 'checking', true],
  ['SIWXSignMessage', true, 'signing', true],
  ['SIWXSignMessage', true, 'cancelling', true],
  ['ConnectingSiwe', true, 'signed-out', true],
  ['SIWXSignMessage', true, 'signed-in', false],
  ['SIWXSignMessage', true, 'idle', false],
  ['SIWXSignMessage', false, 'signed-out', false],
  ['Connect', true, 'signed-out', false],
] as const)('%s, required %s, %s: %s [S2.30]', (view, isRequired, status, is) => {
  expect(isAlert({ view, isRequired, status })).toBe(is)
})
